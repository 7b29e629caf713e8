-- Front-end builds whose hashed files are kept for visitors with HTML of that build. Times as in leads.
CREATE TABLE builds (
    build TEXT PRIMARY KEY NOT NULL,
    stored_at INTEGER NOT NULL,
    size INTEGER NOT NULL
) STRICT;

CREATE TABLE build_assets (
    path TEXT NOT NULL,
    build TEXT NOT NULL REFERENCES builds (build) ON DELETE CASCADE,
    bytes BLOB NOT NULL,
    PRIMARY KEY (path, build)
) STRICT;
