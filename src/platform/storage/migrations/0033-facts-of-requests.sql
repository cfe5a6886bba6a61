-- What a caller, and who helps one, reads of a request. Requests of before have none of it.
-- Without its query, and only of routes whose paths are no secrets.
ALTER TABLE requests ADD COLUMN path TEXT;
-- Of the error answer.
ALTER TABLE requests ADD COLUMN message TEXT;
-- Where the request came from.
ALTER TABLE requests ADD COLUMN address TEXT;
