-- The last requests, for whoever asks what became of one. No bodies, no prompts.
CREATE TABLE requests (
  id TEXT PRIMARY KEY,
  method TEXT NOT NULL,
  route TEXT NOT NULL,
  status BIGINT NOT NULL,
  -- Of the error answer.
  code TEXT,
  account_id TEXT,
  key_id TEXT,
  model TEXT,
  task_id TEXT,
  -- Microseconds; null for streams of events, which last as long as there is something to tell.
  duration BIGINT,
  -- What was charged; null: nothing was to be charged, or it is a film's, whose task knows it.
  charged BIGINT,
  -- A JSON list of the routes that were tried, each with what became of it.
  attempts TEXT,
  created_at BIGINT NOT NULL
);
CREATE INDEX requests_by_time ON requests (created_at, id);
CREATE INDEX requests_by_account ON requests (account_id, created_at, id) WHERE account_id IS NOT NULL;
CREATE INDEX requests_failed ON requests (code, created_at, id) WHERE code IS NOT NULL;
