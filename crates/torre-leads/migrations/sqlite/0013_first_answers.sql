-- When somebody was first answered. Kept where changes are written: to look for it in all changes of an enquiry takes longer
-- than everything else that figures are counted from.
CREATE TABLE first_answers (
    lead_id TEXT PRIMARY KEY NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    answered_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Whoever writes, of whatever version, need not know of it.
CREATE TRIGGER lead_changes_answered AFTER INSERT ON lead_changes
WHEN new.field = 'status' AND new.after IN ('answered', 'enrolled') BEGIN
    INSERT INTO first_answers (lead_id, answered_at) VALUES (new.lead_id, new.changed_at)
    ON CONFLICT (lead_id) DO UPDATE SET answered_at = MIN(answered_at, excluded.answered_at);
END;

INSERT INTO first_answers (lead_id, answered_at)
SELECT lead_id, MIN(changed_at) FROM lead_changes WHERE field = 'status' AND after IN ('answered', 'enrolled') GROUP BY lead_id;

-- With the column of its condition: without it SQLite reads every enquiry to see that it is so.
CREATE INDEX leads_figures ON leads (received_at, id, suspicion, interest, form, language, campaign_source, status, done_at)
    WHERE suspicion IS NULL;
DROP INDEX leads_counted;
DROP INDEX lead_changes_answers;
