-- What has happened to tasks, for whoever tells others of it: written in the batch that ends the task.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  task_id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL,
  type TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX outbox_by_time ON outbox (created_at, id);

-- A worker that is about to store a film's files names their folder here first. The row goes in the batch that makes
-- the folder the task's own; what is left once its task has ended belongs to nobody.
CREATE TABLE runs (
  id TEXT PRIMARY KEY,
  task_id TEXT NOT NULL,
  created_at BIGINT NOT NULL
);

-- When its owner deleted it: from then on only the operator sees it.
ALTER TABLE tasks ADD COLUMN deleted_at BIGINT;

-- What an unfinished task waits for: `inputs` that are still to be fetched, or its `film`.
ALTER TABLE tasks ADD COLUMN stage TEXT NOT NULL DEFAULT 'film';
UPDATE tasks SET stage = 'inputs' WHERE finished_at IS NULL AND request LIKE '%"kind":"url"%';

UPDATE tasks SET route = 'local' WHERE route = 'local/scene';
