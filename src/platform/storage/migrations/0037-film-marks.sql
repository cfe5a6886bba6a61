-- What the owner of a film has noted of it: that it is a favourite, and tags.
CREATE TABLE film_marks (
  task_id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  favourite BIGINT NOT NULL,
  tags TEXT NOT NULL,
  changed_at BIGINT NOT NULL
);
CREATE INDEX film_marks_by_account ON film_marks (account_id, changed_at);
