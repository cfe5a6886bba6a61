-- What only several nodes on one PostgreSQL need.

-- Rate limits, shared by all nodes. Unlogged: after a crash of the server every bucket is full again, which is cheaper
-- than a log entry for every slice. Times are milliseconds and fractions of them.
CREATE UNLOGGED TABLE rate_buckets (
  bucket TEXT PRIMARY KEY,
  full_at DOUBLE PRECISION NOT NULL,
  granted BIGINT NOT NULL
) WITH (fillfactor = 70);

-- How many tasks of an account are under way: its place in the line depends on it.
CREATE INDEX tasks_unfinished_by_account ON tasks (account_id) WHERE finished_at IS NULL;

-- Rows that are updated again and again leave room on their page for the next version.
ALTER TABLE accounts SET (fillfactor = 70);
ALTER TABLE keys SET (fillfactor = 70);
ALTER TABLE tasks SET (fillfactor = 85);
