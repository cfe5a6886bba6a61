-- Why an operator added or took credits.
ALTER TABLE ledger ADD COLUMN note TEXT;
