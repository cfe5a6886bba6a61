-- What a hosted service has cost in a day of UTC (20261117), films and requests together. Counted in the batch that records
-- a cost, so that the sum need not be made anew for every request.
CREATE TABLE upstream_costs (
  upstream TEXT NOT NULL,
  day BIGINT NOT NULL,
  cost BIGINT NOT NULL,
  PRIMARY KEY (upstream, day)
);
-- The films that engines are at work on: what they will cost counts beforehand.
CREATE INDEX tasks_at_engines ON tasks (route, seconds, size, id) WHERE finished_at IS NULL AND route IS NOT NULL;
