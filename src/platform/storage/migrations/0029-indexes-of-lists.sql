-- Lists begin at their cursor in an index. Undecided tasks are few, but were listed by looking at every task.
DROP INDEX tasks_undecided;
CREATE INDEX tasks_undecided ON tasks (created_at, id) WHERE undecided_since IS NOT NULL;
CREATE INDEX keys_by_account ON keys (account_id, created_at, id);
