-- What an operator should look at, from when it was noticed until it is over.
CREATE TABLE alerts (
  -- Its kind and what it is about: disk:worker-1.
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
