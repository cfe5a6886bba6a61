-- Databases of the first hour count in whole numbers: 1001 was changed after it had been committed.
ALTER TABLE rate_buckets ALTER COLUMN full_at TYPE DOUBLE PRECISION;
