-- What a film is compared by with others of its account: model, prompt, parameters and inputs. Null: it is never compared.
ALTER TABLE tasks ADD COLUMN digest TEXT;
-- The film that this one is a copy of.
ALTER TABLE tasks ADD COLUMN cached_from TEXT;
CREATE INDEX tasks_digest ON tasks (digest) WHERE digest IS NOT NULL;
-- How old a film may be to be given again, in milliseconds; 0: none is. Null: as the account, or else the settings, say.
ALTER TABLE accounts ADD COLUMN cache_films BIGINT;
ALTER TABLE keys ADD COLUMN cache_films BIGINT;
