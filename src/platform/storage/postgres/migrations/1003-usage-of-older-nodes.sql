-- During a rolling upgrade nodes of the version before settle holds beside newer ones, and know nothing of usage_days.
CREATE FUNCTION count_usage_of_older_node() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO usage_days (day, account_id, key_id, model, route, requests, failed, captured, cost, with_cost)
  VALUES (NEW.settled_at / 86400000, NEW.account_id, NEW.key_id, NEW.model,
    COALESCE((SELECT route FROM tasks WHERE tasks.id = NEW.id), ''), 1,
    CASE WHEN NEW.state = 'released' THEN 1 ELSE 0 END, NEW.captured, COALESCE(NEW.cost, 0),
    CASE WHEN NEW.cost IS NULL THEN 0 ELSE 1 END)
  ON CONFLICT (day, account_id, key_id, model, route) DO UPDATE SET requests = usage_days.requests + 1,
    failed = usage_days.failed + excluded.failed, captured = usage_days.captured + excluded.captured,
    cost = usage_days.cost + excluded.cost, with_cost = usage_days.with_cost + excluded.with_cost;
  RETURN NULL;
END $$;

-- It waits until whoever writes to holds has ended; from then on all that is settled is counted.
CREATE TRIGGER count_usage_of_older_node AFTER UPDATE OF state ON holds FOR EACH ROW
  WHEN (OLD.state = 'held' AND NEW.state <> 'held' AND NEW.counted = 0)
  EXECUTE FUNCTION count_usage_of_older_node();

-- What older nodes have settled since 0031 filled the sums: its days are counted once more.
DELETE FROM usage_days WHERE day >= extract(epoch FROM now())::bigint / 86400 - 1;
INSERT INTO usage_days (day, account_id, key_id, model, route, requests, failed, captured, cost, with_cost)
  SELECT holds.settled_at / 86400000, holds.account_id, holds.key_id, holds.model, COALESCE(tasks.route, ''), COUNT(*),
    SUM(CASE WHEN holds.state = 'released' THEN 1 ELSE 0 END), SUM(holds.captured), COALESCE(SUM(holds.cost), 0),
    COUNT(holds.cost)
  FROM holds LEFT JOIN tasks ON tasks.id = holds.id
  WHERE holds.settled_at >= (extract(epoch FROM now())::bigint / 86400 - 1) * 86400000
  GROUP BY 1, 2, 3, 4, 5;
