-- What figures are counted from, in the order of time: none of the texts is read for them.
CREATE INDEX leads_counted ON leads (received_at, id, interest, form, language, campaign_source, status, done_at)
    WHERE suspicion IS NULL;

-- When somebody was first answered.
CREATE INDEX lead_changes_answers ON lead_changes (lead_id, changed_at)
    WHERE field = 'status' AND after IN ('answered', 'enrolled');
