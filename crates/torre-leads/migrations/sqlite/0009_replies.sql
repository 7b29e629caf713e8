-- What the office answered, and the outbox of those mails. Times as in leads. A row is 'sending' before its mail is on the
-- wire; found so after its lease, it is 'uncertain' and never sent again by itself. The address is that of the enquiry.
CREATE TABLE replies (
    -- Chosen by the page that sends it: a repeat is the same reply. Also what its Message-ID is made of.
    id TEXT PRIMARY KEY NOT NULL,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    staff_id TEXT NOT NULL,
    written_at INTEGER NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    -- The address of the document that goes with it.
    programme TEXT,
    -- waiting, sending, sent, failed or uncertain.
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    sent_at INTEGER,
    last_error TEXT
) STRICT;

CREATE INDEX replies_lead ON replies (lead_id, written_at);
CREATE INDEX replies_due ON replies (state, next_at) WHERE state <> 'sent';
