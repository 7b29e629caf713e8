-- Times are milliseconds since 1970, in UTC.
CREATE TABLE leads (
    id TEXT PRIMARY KEY NOT NULL,
    -- Recognises a repeat; unique, so that two at once cannot both be first.
    repeat_key TEXT UNIQUE,
    received_at INTEGER NOT NULL,
    form TEXT NOT NULL,
    language TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    -- The address in small letters: how one person's enquiries are found.
    email_key TEXT NOT NULL,
    message TEXT NOT NULL,
    phone TEXT NOT NULL,
    company TEXT NOT NULL,
    interest TEXT NOT NULL,
    page TEXT NOT NULL,
    consent_at INTEGER,
    policy_version TEXT NOT NULL,
    suspicion TEXT,
    fields TEXT,
    done_at INTEGER
) STRICT;

CREATE INDEX leads_received ON leads (received_at, id);
CREATE INDEX leads_email ON leads (email_key);

-- Written with the enquiry, in one transaction; delivered afterwards.
CREATE TABLE outbox (
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    -- Due from then on. A claim moves it into the future: if the claimant dies, it is due again.
    next_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    sent_at INTEGER,
    last_error TEXT,
    PRIMARY KEY (lead_id, channel)
) STRICT;

CREATE INDEX outbox_due ON outbox (state, next_at);
