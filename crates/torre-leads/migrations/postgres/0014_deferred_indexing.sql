-- Deferred indexing is for SQLite alone: GIN gathers new words by itself (fastupdate).

-- leads_queue begins with the same columns.
DROP INDEX leads_open;
