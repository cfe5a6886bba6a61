-- An account's failed tasks are few among its own, and were looked for among all of them.
CREATE INDEX tasks_failed_by_account ON tasks (account_id, created_at, id) WHERE status = 'failed';
