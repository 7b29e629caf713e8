-- When somebody was first answered. Kept where changes are written: to look for it in all changes of an enquiry takes longer
-- than everything else that figures are counted from.
CREATE TABLE first_answers (
    lead_id TEXT PRIMARY KEY NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    -- Of the enquiry: those of some time are read together.
    received_at INTEGER NOT NULL,
    answered_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Whoever writes, of whatever version, need not know of it.
CREATE TRIGGER lead_changes_answered AFTER INSERT ON lead_changes
WHEN new.field = 'status' AND new.after IN ('answered', 'enrolled') BEGIN
    INSERT INTO first_answers (lead_id, received_at, answered_at)
    SELECT id, received_at, new.changed_at FROM leads WHERE id = new.lead_id
    ON CONFLICT (lead_id) DO UPDATE SET answered_at = MIN(answered_at, excluded.answered_at);
END;

INSERT INTO first_answers (lead_id, received_at, answered_at)
SELECT leads.id, leads.received_at, MIN(lead_changes.changed_at) FROM lead_changes JOIN leads ON leads.id = lead_changes.lead_id
WHERE field = 'status' AND after IN ('answered', 'enrolled') GROUP BY leads.id, leads.received_at;

-- With the column of its condition: without it SQLite reads every enquiry to see that it is so.
CREATE INDEX leads_figures ON leads (received_at, id, suspicion, interest, form, language, campaign_source, status, done_at)
    WHERE suspicion IS NULL;
DROP INDEX leads_counted;
DROP INDEX lead_changes_answers;
