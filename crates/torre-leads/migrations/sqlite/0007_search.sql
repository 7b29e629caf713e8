-- Search over everything that stands in an enquiry and in its notes.
-- The table's number is its own: a copy of the file (VACUUM INTO) would give implicit ones anew, and the index knows rows by
-- number.
CREATE TABLE lead_texts (
    row INTEGER PRIMARY KEY,
    lead_id TEXT NOT NULL UNIQUE REFERENCES leads (id) ON DELETE CASCADE,
    text TEXT NOT NULL
) STRICT;

-- What is found of an enquiry. A telephone number is found as it was written, by its digits, and without its country.
CREATE VIEW lead_text_sources AS
SELECT leads.id AS lead_id,
    leads.name || char(10) || leads.email || char(10) || leads.company || char(10) || leads.phone || char(10)
    || digits || ' ' || SUBSTR(digits, -9) || char(10) || leads.message || char(10)
    || COALESCE((SELECT GROUP_CONCAT(lead_notes.text, char(10)) FROM lead_notes WHERE lead_notes.lead_id = leads.id), '')
    || char(10)
    || COALESCE((SELECT GROUP_CONCAT(answer.atom, char(10))
        FROM json_tree(CASE WHEN json_valid(leads.fields) THEN leads.fields ELSE '[]' END) AS answer
        WHERE answer.atom IS NOT NULL AND answer.fullkey LIKE '$[%].value%'), '') AS text
FROM (SELECT *, REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(phone, ' ', ''), '+', ''), '-', ''), '(', ''), ')', '') AS digits
    FROM leads) AS leads;

-- Words by their beginnings, without accents and capitals.
CREATE VIRTUAL TABLE lead_words USING fts5(
    text, content = 'lead_texts', content_rowid = 'row', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
-- Erased words are taken out of the index, and not only marked.
INSERT INTO lead_words (lead_words, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER lead_texts_inserted AFTER INSERT ON lead_texts BEGIN
    INSERT INTO lead_words (rowid, text) VALUES (new.row, new.text);
END;
CREATE TRIGGER lead_texts_deleted AFTER DELETE ON lead_texts BEGIN
    INSERT INTO lead_words (lead_words, rowid, text) VALUES ('delete', old.row, old.text);
END;
CREATE TRIGGER lead_texts_updated AFTER UPDATE ON lead_texts BEGIN
    INSERT INTO lead_words (lead_words, rowid, text) VALUES ('delete', old.row, old.text);
    INSERT INTO lead_words (rowid, text) VALUES (new.row, new.text);
END;

INSERT INTO lead_texts (lead_id, text)
SELECT sources.lead_id, sources.text FROM lead_text_sources AS sources JOIN leads ON leads.id = sources.lead_id
ORDER BY leads.received_at, leads.id;

-- Whoever writes, of whatever version, need not know of any of this.
CREATE TRIGGER leads_inserted AFTER INSERT ON leads BEGIN
    INSERT INTO lead_texts (lead_id, text) SELECT lead_id, text FROM lead_text_sources WHERE lead_id = new.id;
END;
CREATE TRIGGER leads_updated AFTER UPDATE OF name, email, company, phone, message, fields ON leads BEGIN
    UPDATE lead_texts SET text = (SELECT text FROM lead_text_sources WHERE lead_id = new.id) WHERE lead_id = new.id;
END;
-- Also where somebody's tool does not follow references.
CREATE TRIGGER leads_deleted AFTER DELETE ON leads BEGIN
    DELETE FROM lead_texts WHERE lead_id = old.id;
END;
CREATE TRIGGER lead_notes_inserted AFTER INSERT ON lead_notes BEGIN
    UPDATE lead_texts SET text = (SELECT text FROM lead_text_sources WHERE lead_id = new.lead_id)
    WHERE lead_id = new.lead_id;
END;
CREATE TRIGGER lead_notes_updated AFTER UPDATE OF text ON lead_notes BEGIN
    UPDATE lead_texts SET text = (SELECT text FROM lead_text_sources WHERE lead_id = new.lead_id)
    WHERE lead_id = new.lead_id;
END;
-- With an enquiry its notes go too, and there may be nothing left to read the text from.
CREATE TRIGGER lead_notes_deleted AFTER DELETE ON lead_notes
WHEN EXISTS (SELECT 1 FROM leads WHERE id = old.lead_id) BEGIN
    UPDATE lead_texts SET text = (SELECT text FROM lead_text_sources WHERE lead_id = old.lead_id)
    WHERE lead_id = old.lead_id;
END;

-- The queue of those who wait, with all that its views and counts ask.
CREATE INDEX leads_queue ON leads (received_at, id, suspicion, owner_id, status, done_at) WHERE done_at IS NULL;
-- What the queue is filtered by, in the order of arrival, and what is done in the order in which it was done. Not the
-- language: each of the two has many.
CREATE INDEX leads_interest ON leads (interest, received_at, id);
CREATE INDEX leads_form ON leads (form, received_at, id);
CREATE INDEX leads_source ON leads (campaign_source, received_at, id) WHERE campaign_source IS NOT NULL;
CREATE INDEX leads_done_interest ON leads (interest, done_at, id) WHERE done_at IS NOT NULL;
CREATE INDEX leads_done_form ON leads (form, done_at, id) WHERE done_at IS NOT NULL;
CREATE INDEX leads_done_source ON leads (campaign_source, done_at, id) WHERE done_at IS NOT NULL;
-- Whether anything was written lately.
CREATE INDEX lead_notes_written ON lead_notes (written_at);
