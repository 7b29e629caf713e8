-- Who wants to be told about what. Times as in leads. A row without confirmed_at goes after seven days.
CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY NOT NULL,
    -- SHA-256 of the address in small letters: how one person's rows are found.
    address_hash TEXT NOT NULL,
    email TEXT NOT NULL,
    topic TEXT NOT NULL,
    language TEXT NOT NULL,
    page TEXT NOT NULL,
    requested_at BIGINT NOT NULL,
    -- The last time the form was sent. Always written: how long an answer takes tells nobody what is known.
    asked_at BIGINT NOT NULL,
    consent_at BIGINT NOT NULL,
    consent_text TEXT NOT NULL,
    policy_version TEXT NOT NULL,
    confirmed_at BIGINT,
    -- Hash of the token that confirmed it.
    confirmed_with TEXT,
    UNIQUE (address_hash, topic)
);

CREATE INDEX subscriptions_topic ON subscriptions (topic, confirmed_at);
CREATE INDEX subscriptions_token ON subscriptions (confirmed_with);

-- The outbox of confirmation mails: one row an address, so that nobody gets two a day.
CREATE TABLE confirmations (
    address_hash TEXT PRIMARY KEY NOT NULL,
    state TEXT NOT NULL,
    attempts BIGINT NOT NULL,
    next_at BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    mailed_at BIGINT,
    last_error TEXT
);

CREATE INDEX confirmations_due ON confirmations (state, next_at);

-- The outbox of notifications. A row is 'sending' before its mail is on the wire; found so after its lease, it is
-- 'uncertain' and never sent again by itself.
CREATE TABLE notifications (
    subscription_id TEXT NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
    notice TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts BIGINT NOT NULL,
    next_at BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    sent_at BIGINT,
    last_error TEXT,
    PRIMARY KEY (subscription_id, notice)
);

CREATE INDEX notifications_due ON notifications (state, next_at);

-- The links in mails, as hashes. One of a notification belongs to its subscription, one of a confirmation to the address.
CREATE TABLE subscription_tokens (
    hash TEXT PRIMARY KEY NOT NULL,
    subscription_id TEXT REFERENCES subscriptions (id) ON DELETE CASCADE,
    address_hash TEXT,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);

CREATE INDEX subscription_tokens_subscription ON subscription_tokens (subscription_id);
