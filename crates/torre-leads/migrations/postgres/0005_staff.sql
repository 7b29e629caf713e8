-- The school's people and what they sign in with. Times as in leads.
CREATE TABLE staff (
    id TEXT PRIMARY KEY NOT NULL,
    -- What authenticators know a person by: random, and nothing of the person.
    handle BYTEA NOT NULL,
    name TEXT NOT NULL,
    -- The name in small letters: nobody has that of another.
    name_key TEXT NOT NULL,
    role TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    -- Who was removed stays as a name in the audit log, for as long as it is kept.
    removed_at BIGINT
);

CREATE UNIQUE INDEX staff_names ON staff (name_key) WHERE removed_at IS NULL;

-- SHA-256 of the token in the link. A used one is gone.
CREATE TABLE invitations (
    hash TEXT PRIMARY KEY NOT NULL,
    staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX invitations_staff ON invitations (staff_id);

CREATE TABLE passkeys (
    id TEXT PRIMARY KEY NOT NULL,
    staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    -- The credential's id, in base64url.
    credential TEXT NOT NULL UNIQUE,
    -- The public key, and what changes with each sign-in (its counter), as the verifier writes them.
    static_state BYTEA NOT NULL,
    dynamic_state BYTEA NOT NULL,
    name TEXT NOT NULL,
    added_at BIGINT NOT NULL,
    last_used_at BIGINT
);

CREATE INDEX passkeys_staff ON passkeys (staff_id);

-- SHA-256 of the token in the cookie; the id is what a person ends a session by.
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY NOT NULL,
    id TEXT NOT NULL UNIQUE,
    staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    device TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    last_seen_at BIGINT NOT NULL
);

CREATE INDEX sessions_staff ON sessions (staff_id);

-- Ceremonies that have ended well, until they expire: none is used twice.
CREATE TABLE used_ceremonies (
    hash TEXT PRIMARY KEY NOT NULL,
    expires_at BIGINT NOT NULL
);

-- Who did what, by ids. Ids are in the order of time.
CREATE TABLE audit (
    id TEXT PRIMARY KEY NOT NULL,
    at BIGINT NOT NULL,
    staff_id TEXT,
    action TEXT NOT NULL,
    subject TEXT
);

CREATE INDEX audit_at ON audit (at);

-- What ceremonies are sealed with: one for all instances.
CREATE TABLE office_keys (
    name TEXT PRIMARY KEY NOT NULL,
    key BYTEA NOT NULL
);
