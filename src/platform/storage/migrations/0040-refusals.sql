-- How often every route of a film that waits has refused to begin it, and what was said the last time.
ALTER TABLE tasks ADD COLUMN refusals BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tasks ADD COLUMN refusal TEXT;
