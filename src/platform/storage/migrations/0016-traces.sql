-- What the request that created a task belongs to, as the header traceparent has it: its worker goes on with that trace.
ALTER TABLE tasks ADD COLUMN trace TEXT;
