-- What the caller of a film set beyond the contract, without texts of its own, as a JSON object.
ALTER TABLE requests ADD COLUMN parameters TEXT;
