-- What was charged in the current day and month of UTC. `day_number` is the day that `day_spent` counts, as 20261117, and
-- `month_number` the month, as 202611: a later one begins at zero. What is held is in columns of its own.
ALTER TABLE accounts ADD COLUMN day_number BIGINT NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN day_spent BIGINT NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN month_number BIGINT NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN month_spent BIGINT NOT NULL DEFAULT 0;
ALTER TABLE keys ADD COLUMN day_number BIGINT NOT NULL DEFAULT 0;
ALTER TABLE keys ADD COLUMN day_spent BIGINT NOT NULL DEFAULT 0;
ALTER TABLE keys ADD COLUMN month_number BIGINT NOT NULL DEFAULT 0;
ALTER TABLE keys ADD COLUMN month_spent BIGINT NOT NULL DEFAULT 0;

-- What may be spent in a day and in a month; null: no limit. A hard budget refuses more, another one only tells of it.
ALTER TABLE accounts ADD COLUMN budget_day BIGINT;
ALTER TABLE accounts ADD COLUMN budget_month BIGINT;
ALTER TABLE accounts ADD COLUMN budget_hard BIGINT NOT NULL DEFAULT 1;
ALTER TABLE keys ADD COLUMN budget_day BIGINT;
ALTER TABLE keys ADD COLUMN budget_month BIGINT;
ALTER TABLE keys ADD COLUMN budget_hard BIGINT NOT NULL DEFAULT 1;
CREATE INDEX accounts_with_budget ON accounts (id) WHERE budget_day IS NOT NULL OR budget_month IS NOT NULL;
CREATE INDEX keys_with_budget ON keys (id) WHERE budget_day IS NOT NULL OR budget_month IS NOT NULL;

-- The events of budgets that were told: each once in a period.
CREATE TABLE budget_events (
  -- The account or the key.
  subject_id TEXT NOT NULL,
  -- The number of the day or the month.
  period BIGINT NOT NULL,
  type TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  PRIMARY KEY (subject_id, period, type)
);

-- The account's balance after the entry; null where there is no limit, and in entries from before this was recorded.
ALTER TABLE ledger ADD COLUMN balance BIGINT;
