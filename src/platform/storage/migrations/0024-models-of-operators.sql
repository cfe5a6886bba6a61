-- A model that the operator has added while the service ran, or what was said of another: JSON. Null: nothing.
ALTER TABLE model_settings ADD COLUMN facts TEXT;
-- When it was added.
ALTER TABLE model_settings ADD COLUMN created_at BIGINT;
