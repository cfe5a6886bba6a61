-- What an engine must remember of a start before it is made, to find out later what became of it.
ALTER TABLE tasks ADD COLUMN plan TEXT;
-- The hosted service's id of the job, from its callback or the operator, while the start's own answer is missing.
ALTER TABLE tasks ADD COLUMN callback_id TEXT;
-- Since when it is not known whether a hosted service has begun the film; the operator may decide.
ALTER TABLE tasks ADD COLUMN undecided_since BIGINT;
CREATE INDEX tasks_undecided ON tasks (undecided_since) WHERE undecided_since IS NOT NULL;
-- What a hosted service takes for the film, if that is known.
ALTER TABLE tasks ADD COLUMN cost BIGINT;
