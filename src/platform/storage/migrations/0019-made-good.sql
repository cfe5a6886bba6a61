-- What this service made good of a film that a hosted service had not made as it was ordered, as a JSON list.
ALTER TABLE tasks ADD COLUMN made_good TEXT;
