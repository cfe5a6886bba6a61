-- Which start of an engine the row speaks of: whatever comes late of an earlier one must not change it.
ALTER TABLE tasks ADD COLUMN start_id TEXT;
-- Since when the task has ended while its engine may still be at work: the job there is to be stopped.
ALTER TABLE tasks ADD COLUMN stopping_since BIGINT;
CREATE INDEX tasks_stopping ON tasks (created_at, id) WHERE stopping_since IS NOT NULL;
