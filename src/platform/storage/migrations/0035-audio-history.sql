-- Speech and transcripts that are kept for their account; what was spoken or heard is an artifact.
CREATE TABLE audio_items (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  kind TEXT NOT NULL,
  model TEXT NOT NULL,
  text TEXT NOT NULL,
  voice TEXT,
  language TEXT,
  duration_ms BIGINT,
  file TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX audio_items_by_account ON audio_items (account_id, created_at, id);
CREATE INDEX audio_items_by_age ON audio_items (created_at, id);
