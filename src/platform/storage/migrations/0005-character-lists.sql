-- The operator lists the characters of all accounts by time; an account's own are counted and listed.
CREATE INDEX characters_by_time ON characters (created_at, id);
DROP INDEX characters_by_account;
CREATE INDEX characters_by_account ON characters (account_id, created_at, id);
