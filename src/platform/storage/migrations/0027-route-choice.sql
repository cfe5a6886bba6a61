-- Why a task was given to the engine that `route` names, and what its service will take for the film by the settings.
ALTER TABLE tasks ADD COLUMN route_why TEXT;
ALTER TABLE tasks ADD COLUMN route_cost BIGINT;
