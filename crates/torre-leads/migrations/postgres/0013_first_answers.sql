-- When somebody was first answered. Kept where changes are written: to look for it in all changes of an enquiry takes longer
-- than everything else that figures are counted from.
SET LOCAL statement_timeout = 0;

CREATE TABLE first_answers (
    lead_id TEXT PRIMARY KEY NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    -- Of the enquiry: those of some time are read together.
    received_at BIGINT NOT NULL,
    answered_at BIGINT NOT NULL
);

CREATE FUNCTION torre_first_answer() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO first_answers (lead_id, received_at, answered_at)
    SELECT id, received_at, NEW.changed_at FROM leads WHERE id = NEW.lead_id
    ON CONFLICT (lead_id) DO UPDATE SET answered_at = LEAST(first_answers.answered_at, EXCLUDED.answered_at);
    RETURN NULL;
END
$$;

-- Whoever writes, of whatever version, need not know of it. From here on nobody else writes changes until this is done.
CREATE TRIGGER lead_changes_answered AFTER INSERT ON lead_changes
    FOR EACH ROW WHEN (NEW.field = 'status' AND NEW.after IN ('answered', 'enrolled'))
    EXECUTE FUNCTION torre_first_answer();

INSERT INTO first_answers (lead_id, received_at, answered_at)
SELECT leads.id, leads.received_at, MIN(lead_changes.changed_at) FROM lead_changes JOIN leads ON leads.id = lead_changes.lead_id
WHERE field = 'status' AND after IN ('answered', 'enrolled') GROUP BY leads.id, leads.received_at;
-- SQLite looks them up one by one; this one joins those of some time, and need not look at the others.
CREATE INDEX first_answers_received ON first_answers (received_at, lead_id, answered_at);

CREATE INDEX leads_figures ON leads (received_at, id, suspicion, interest, form, language, campaign_source, status, done_at)
    WHERE suspicion IS NULL;
DROP INDEX leads_counted;
DROP INDEX lead_changes_answers;
