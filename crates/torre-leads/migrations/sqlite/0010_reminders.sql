-- Reminders on enquiries, and the mails that people of the office get. Times as in leads.
CREATE TABLE reminders (
    -- Chosen by the page that sends it: a repeat is the same reminder.
    id TEXT PRIMARY KEY NOT NULL,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    -- Who is reminded, and who wanted it; both of staff.
    for_id TEXT NOT NULL,
    by_id TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    -- On whose clock it was set and is shown.
    zone TEXT NOT NULL,
    text TEXT NOT NULL,
    -- 1: also by mail.
    mail INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    done_at INTEGER
) STRICT;

CREATE INDEX reminders_lead ON reminders (lead_id, due_at);
CREATE INDEX reminders_person ON reminders (for_id, due_at) WHERE done_at IS NULL;
CREATE INDEX reminders_due ON reminders (due_at) WHERE done_at IS NULL;
CREATE INDEX reminders_changed ON reminders (changed_at);

-- Where a person of the office gets mail.
ALTER TABLE staff ADD COLUMN email TEXT;
-- Since when they want the mail of the morning. None: they do not.
ALTER TABLE staff ADD COLUMN morning_since INTEGER;

-- The outbox of mails to people of the office: one for a reminder and its moment, one for a person and a day. A row is
-- 'sending' before its mail is on the wire; found so after its lease, it is 'uncertain' and never sent again.
CREATE TABLE staff_mails (
    -- What it is about: nobody gets two of one id.
    id TEXT PRIMARY KEY NOT NULL,
    staff_id TEXT NOT NULL,
    -- None: the mail of the morning.
    reminder_id TEXT REFERENCES reminders (id) ON DELETE CASCADE,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    sent_at INTEGER,
    last_error TEXT
) STRICT;

CREATE INDEX staff_mails_due ON staff_mails (state, next_at);
CREATE INDEX staff_mails_reminder ON staff_mails (reminder_id);
