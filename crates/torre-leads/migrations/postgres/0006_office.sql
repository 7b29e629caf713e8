-- What the office knows of an enquiry. Times as in leads.
-- new, in-progress, answered, enrolled or closed. None: nobody has said; new, or closed where done_at is set.
ALTER TABLE leads ADD COLUMN status TEXT;
-- Who has it, of staff. Who was removed has nothing.
ALTER TABLE leads ADD COLUMN owner_id TEXT;
-- Counts the office's changes: whoever changes says which one they have seen.
ALTER TABLE leads ADD COLUMN version BIGINT NOT NULL DEFAULT 0;
ALTER TABLE leads ADD COLUMN changed_at BIGINT;
-- Where the visit began, as the address of its first page said (utm_source, utm_medium, utm_campaign).
ALTER TABLE leads ADD COLUMN campaign_source TEXT;
ALTER TABLE leads ADD COLUMN campaign_medium TEXT;
ALTER TABLE leads ADD COLUMN campaign_name TEXT;

CREATE INDEX leads_open ON leads (received_at, id) WHERE done_at IS NULL;
CREATE INDEX leads_done ON leads (done_at, id) WHERE done_at IS NOT NULL;
CREATE INDEX leads_owner ON leads (owner_id, received_at, id) WHERE owner_id IS NOT NULL;
CREATE INDEX leads_changed ON leads (changed_at) WHERE changed_at IS NOT NULL;

CREATE TABLE lead_notes (
    -- Chosen by the page that sends it: a repeat is the same note. In the order of time.
    id TEXT PRIMARY KEY NOT NULL,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    staff_id TEXT NOT NULL,
    written_at BIGINT NOT NULL,
    text TEXT NOT NULL
);

CREATE INDEX lead_notes_lead ON lead_notes (lead_id, written_at);

-- What the office changed: status, owner, suspicion, or a field of the enquiry with its value before and after.
CREATE TABLE lead_changes (
    id TEXT PRIMARY KEY NOT NULL,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    staff_id TEXT NOT NULL,
    changed_at BIGINT NOT NULL,
    field TEXT NOT NULL,
    before TEXT,
    after TEXT
);

CREATE INDEX lead_changes_lead ON lead_changes (lead_id, changed_at);

-- Who has an enquiry open, as of when. A row that is old says nothing.
CREATE TABLE lead_viewers (
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    staff_id TEXT NOT NULL,
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (lead_id, staff_id)
);

CREATE INDEX lead_viewers_seen ON lead_viewers (seen_at);

-- That a person's data was erased, and how much: nothing of the person.
CREATE TABLE erasures (
    id TEXT PRIMARY KEY NOT NULL,
    staff_id TEXT,
    erased_at BIGINT NOT NULL,
    enquiries BIGINT NOT NULL,
    notes BIGINT NOT NULL,
    subscriptions BIGINT NOT NULL
);

-- When `torre backup` last wrote a whole copy.
CREATE TABLE backups (
    id TEXT PRIMARY KEY NOT NULL,
    finished_at BIGINT NOT NULL,
    bytes BIGINT NOT NULL
);
