-- Times are integers (milliseconds), money is integers (micro-units), booleans are 0 and 1, JSON is text:
-- the same statements run on SQLite and on PostgreSQL.

CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  status TEXT NOT NULL,
  balance BIGINT,
  held BIGINT NOT NULL DEFAULT 0,
  payment_failed BIGINT NOT NULL DEFAULT 0,
  subscription_expires_at BIGINT,
  subscription_quota BIGINT,
  subscription_used BIGINT NOT NULL DEFAULT 0,
  subscription_held BIGINT NOT NULL DEFAULT 0,
  created_at BIGINT NOT NULL
);
CREATE INDEX accounts_by_time ON accounts (created_at, id);

CREATE TABLE keys (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  prefix TEXT NOT NULL,
  models TEXT,
  ip_allowlist TEXT,
  quota BIGINT,
  used BIGINT NOT NULL DEFAULT 0,
  held BIGINT NOT NULL DEFAULT 0,
  expires_at BIGINT,
  rate_limit TEXT,
  created_at BIGINT NOT NULL,
  deleted_at BIGINT
);
CREATE INDEX keys_by_time ON keys (created_at, id);

CREATE TABLE tasks (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  key_id TEXT NOT NULL,
  family TEXT NOT NULL,
  model TEXT NOT NULL,
  status TEXT NOT NULL,
  progress BIGINT NOT NULL DEFAULT 0,
  created_at BIGINT NOT NULL,
  status_updated_at BIGINT NOT NULL,
  started_at BIGINT,
  finished_at BIGINT,
  seconds BIGINT NOT NULL,
  size TEXT NOT NULL,
  enhanced_prompt TEXT NOT NULL,
  request TEXT NOT NULL,
  price BIGINT NOT NULL,
  route TEXT,
  operation TEXT,
  attempts BIGINT NOT NULL DEFAULT 0,
  failure_code TEXT,
  failure_message TEXT,
  film TEXT
);
CREATE INDEX tasks_by_account ON tasks (account_id, created_at, id);
CREATE INDEX tasks_by_time ON tasks (created_at, id);
CREATE INDEX tasks_unfinished ON tasks (created_at, id) WHERE finished_at IS NULL;
CREATE INDEX tasks_failed ON tasks (created_at, id) WHERE status = 'failed';
CREATE INDEX tasks_with_film ON tasks (finished_at) WHERE film IS NOT NULL;

-- Money set aside for one task or one request. Its state changes once: held, then captured or released.
CREATE TABLE holds (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  key_id TEXT NOT NULL,
  source TEXT NOT NULL,
  model TEXT NOT NULL,
  amount BIGINT NOT NULL,
  captured BIGINT NOT NULL DEFAULT 0,
  state TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  settled_at BIGINT,
  expires_at BIGINT
);
CREATE INDEX holds_by_settlement ON holds (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX holds_expiring ON holds (expires_at) WHERE state = 'held' AND expires_at IS NOT NULL;

-- Every movement of money, in order, never changed.
CREATE TABLE ledger (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  key_id TEXT,
  hold_id TEXT,
  kind TEXT NOT NULL,
  amount BIGINT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX ledger_by_account ON ledger (account_id, created_at, id);

CREATE TABLE characters (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  username TEXT NOT NULL UNIQUE,
  folder TEXT NOT NULL,
  duration_ms BIGINT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX characters_by_account ON characters (account_id, username);

CREATE TABLE idempotency (
  account_id TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  answer TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  PRIMARY KEY (account_id, idempotency_key)
);
CREATE INDEX idempotency_by_time ON idempotency (created_at);

-- What the operator changed of a model.
CREATE TABLE model_settings (
  model TEXT PRIMARY KEY,
  price TEXT,
  deprecated BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
