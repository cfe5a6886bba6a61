-- What a hosted service took for the film, if that is known. Records of tasks are deleted after a while, holds are not.
ALTER TABLE holds ADD COLUMN cost BIGINT;
UPDATE holds SET cost = (SELECT tasks.cost FROM tasks WHERE tasks.id = holds.id)
  WHERE id IN (SELECT id FROM tasks WHERE tasks.cost IS NOT NULL);
