-- Models of hosted services that nobody can use until somebody mends something there: a wrong key, an empty account, a model
-- that is gone. Every node sees what one has found out.
CREATE TABLE route_outages (
  upstream TEXT NOT NULL,
  model TEXT NOT NULL,
  reason TEXT NOT NULL,
  words TEXT,
  since BIGINT NOT NULL,
  -- From then on the next film is taken, to find out whether it has been mended.
  probe_at BIGINT NOT NULL,
  -- When a film was last taken for that.
  probed_at BIGINT NOT NULL,
  PRIMARY KEY (upstream, model)
);
