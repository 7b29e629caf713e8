-- Visits as sums: an hour, one dimension, one value. No row is about a visitor, and none is joined with an enquiry.
CREATE TABLE visit_hours (
    -- Whole hours since 1970, in UTC.
    hour INTEGER NOT NULL,
    dimension TEXT NOT NULL,
    value TEXT NOT NULL,
    views INTEGER NOT NULL,
    visits INTEGER NOT NULL,
    PRIMARY KEY (hour, dimension, value)
) STRICT, WITHOUT ROWID;

-- The same by day in Madrid: a year is read from it.
CREATE TABLE visit_days (
    day TEXT NOT NULL,
    dimension TEXT NOT NULL,
    value TEXT NOT NULL,
    views INTEGER NOT NULL,
    visits INTEGER NOT NULL,
    PRIMARY KEY (dimension, day, value)
) STRICT, WITHOUT ROWID;

-- What was written, until nobody offers it again: nothing is added twice. Times as in leads.
CREATE TABLE visit_batches (
    id TEXT PRIMARY KEY NOT NULL,
    written_at INTEGER NOT NULL
) STRICT;

CREATE INDEX visit_batches_written ON visit_batches (written_at);
