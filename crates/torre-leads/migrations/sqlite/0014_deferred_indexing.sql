-- Deferred indexing: the words of a new enquiry join the search index soon afterwards, with those of others. To index each
-- while it is stored took as long as everything else that is written of it.
CREATE TABLE unindexed_leads (
    row INTEGER PRIMARY KEY,
    lead_id TEXT NOT NULL
) STRICT;

-- Whoever writes, of whatever version, need not know of it. What is changed meanwhile is indexed as it is then.
DROP TRIGGER leads_inserted;
CREATE TRIGGER leads_inserted AFTER INSERT ON leads BEGIN
    INSERT INTO unindexed_leads (lead_id) VALUES (new.id);
END;

-- leads_queue begins with the same columns.
DROP INDEX leads_open;
