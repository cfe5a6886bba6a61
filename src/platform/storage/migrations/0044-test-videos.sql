-- Test videos live for an hour: they are found without reading those that were paid for.
CREATE INDEX tasks_with_test_film ON tasks (finished_at) WHERE film IS NOT NULL AND account_id LIKE '%!_test' ESCAPE '!';
