-- The processes of this service. Each renews its row every few seconds and deletes it at a clean stop.
CREATE TABLE nodes (
  id TEXT PRIMARY KEY,
  role TEXT NOT NULL,
  host TEXT NOT NULL,
  version TEXT NOT NULL,
  started_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL,
  films BIGINT NOT NULL
);
