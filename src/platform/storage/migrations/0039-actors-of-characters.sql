-- Whom the engine that made a character's film can cast again, as JSON; null: the character has only its clip.
ALTER TABLE characters ADD COLUMN actor TEXT;
