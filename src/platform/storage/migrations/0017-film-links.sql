-- Links by which somebody shows a film to others: they end by themselves, or when their owner deletes them.
CREATE TABLE film_links (
  id TEXT PRIMARY KEY,
  task_id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX film_links_by_task ON film_links (task_id, created_at);
CREATE INDEX film_links_by_end ON film_links (expires_at);
