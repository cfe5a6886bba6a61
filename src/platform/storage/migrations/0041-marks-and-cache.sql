-- Nothing reads favourites and tags, or what the cache of films compared, any more.
DROP TABLE film_marks;
DROP INDEX tasks_digest;
ALTER TABLE tasks DROP COLUMN digest;
ALTER TABLE tasks DROP COLUMN cached_from;
ALTER TABLE accounts DROP COLUMN cache_films;
ALTER TABLE keys DROP COLUMN cache_films;
