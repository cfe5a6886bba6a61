-- Where an account wants to be told of its tasks.
CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  url TEXT NOT NULL,
  -- A JSON list of event types.
  events TEXT NOT NULL,
  -- Signs the deliveries, so it is kept as it is.
  secret TEXT NOT NULL,
  enabled BIGINT NOT NULL,
  disabled_reason TEXT,
  -- `proven`, `new` or `slow`: which places its deliveries take.
  lane TEXT NOT NULL,
  -- The first failure after the last success; null while all is well.
  failing_since BIGINT,
  created_at BIGINT NOT NULL
);
CREATE INDEX webhooks_by_account ON webhooks (account_id, created_at, id);
CREATE INDEX webhooks_by_time ON webhooks (created_at, id);

-- An event on its way to a webhook, and afterwards the log of it.
CREATE TABLE deliveries (
  id TEXT PRIMARY KEY,
  webhook_id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  event_id TEXT NOT NULL,
  event_type TEXT NOT NULL,
  event_created_at BIGINT NOT NULL,
  -- What the event is about: a task, or the webhook itself in a test.
  subject_id TEXT NOT NULL,
  -- As the webhook's.
  lane TEXT NOT NULL,
  -- `pending`, `delivered` or `failed`.
  status TEXT NOT NULL,
  attempts BIGINT NOT NULL DEFAULT 0,
  -- When it is to be tried next; while a node is trying, when another one may take it over. Null once it has ended.
  next_at BIGINT,
  -- 1 while a node is trying.
  claimed BIGINT NOT NULL DEFAULT 0,
  -- Of the last attempt.
  http_status BIGINT,
  latency_ms BIGINT,
  error TEXT,
  created_at BIGINT NOT NULL,
  finished_at BIGINT
);
CREATE INDEX deliveries_due ON deliveries (lane, next_at) WHERE next_at IS NOT NULL;
CREATE INDEX deliveries_pending ON deliveries (account_id, webhook_id) WHERE next_at IS NOT NULL;
CREATE INDEX deliveries_by_webhook ON deliveries (webhook_id, created_at, id);
CREATE INDEX deliveries_by_time ON deliveries (created_at);
