-- Databases of the first hour lack it: 0001 was changed after it had been committed.
CREATE INDEX IF NOT EXISTS tasks_failed ON tasks (created_at, id) WHERE status = 'failed';
