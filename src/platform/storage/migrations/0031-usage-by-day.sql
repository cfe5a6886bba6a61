-- What was settled in a day of UTC, counted in the batch that settles it: pages of usage add up days, not requests.
CREATE TABLE usage_days (
  -- Days since 1970.
  day BIGINT NOT NULL,
  account_id TEXT NOT NULL,
  key_id TEXT NOT NULL,
  model TEXT NOT NULL,
  -- The route of a film; empty for a request that was answered at once.
  route TEXT NOT NULL,
  requests BIGINT NOT NULL,
  -- Of these, those that were refunded.
  failed BIGINT NOT NULL,
  captured BIGINT NOT NULL,
  -- What hosted services took, as far as it is known, and of how many requests it is.
  cost BIGINT NOT NULL,
  with_cost BIGINT NOT NULL,
  PRIMARY KEY (day, account_id, key_id, model, route)
);
CREATE INDEX usage_days_by_account ON usage_days (account_id, day);

INSERT INTO usage_days (day, account_id, key_id, model, route, requests, failed, captured, cost, with_cost)
  SELECT holds.settled_at / 86400000, holds.account_id, holds.key_id, holds.model, COALESCE(tasks.route, ''), COUNT(*),
    SUM(CASE WHEN holds.state = 'released' THEN 1 ELSE 0 END), SUM(holds.captured), COALESCE(SUM(holds.cost), 0),
    COUNT(holds.cost)
  FROM holds LEFT JOIN tasks ON tasks.id = holds.id
  WHERE holds.settled_at IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5;
