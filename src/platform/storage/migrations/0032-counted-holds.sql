-- 1 where the batch that settled a hold has counted it in usage_days as well. Nodes of the version before settle without
-- counting: on PostgreSQL, where they may run beside newer ones, 1003 counts what they settle.
ALTER TABLE holds ADD COLUMN counted BIGINT NOT NULL DEFAULT 0;
