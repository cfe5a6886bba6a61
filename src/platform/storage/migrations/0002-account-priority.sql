-- `high`, `normal` or `low`: whose tasks go first when tasks wait.
ALTER TABLE accounts ADD COLUMN priority TEXT NOT NULL DEFAULT 'normal';
