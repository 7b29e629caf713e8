-- Search over everything that stands in an enquiry and in its notes. A school with many of them waits here for once.
SET LOCAL statement_timeout = 0;

-- Words without accents and capitals, blanks instead of punctuation: what the parser of PostgreSQL takes for addresses,
-- fractions and hyphenated words are words.
CREATE FUNCTION torre_fold(words TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT LOWER(TRANSLATE(words,
        '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~¡¿«»“”„‘’‚–—…·•´¨¯¸'
        || 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆ'
        || 'ćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐő'
        || 'ŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț'
        -- Accents that stand by themselves.
        || U&'\0300\0301\0302\0303\0304\0306\0307\0308\030A\030B\030C\0323\0327\0328',
        REPEAT(' ', 51)
        || 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaac'
        || 'cccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooo'
        || 'rrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzsstt'))
$$;

-- The answers to a form provider's questions. What is no JSON is found as it stands.
CREATE FUNCTION torre_answers(fields TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    RETURN (SELECT STRING_AGG(answer #>> '{}', ' ') FROM jsonb_path_query(fields::jsonb, '$[*].value') AS answer);
EXCEPTION WHEN OTHERS THEN
    RETURN fields;
END
$$;

CREATE TABLE lead_texts (
    lead_id TEXT PRIMARY KEY NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    words TSVECTOR NOT NULL GENERATED ALWAYS AS (to_tsvector('simple', text)) STORED
);

-- What is found of an enquiry, as much as an index takes. A telephone number is found as it was written, by its digits, and
-- without its country.
CREATE VIEW lead_text_sources AS
SELECT leads.id AS lead_id,
    LEFT(torre_fold(CONCAT_WS(' ', leads.name, leads.email, leads.company, leads.phone, digits, RIGHT(digits, 9), leads.message,
        (SELECT STRING_AGG(lead_notes.text, ' ') FROM lead_notes WHERE lead_notes.lead_id = leads.id),
        torre_answers(leads.fields))), 100000) AS text
FROM leads CROSS JOIN LATERAL (SELECT REGEXP_REPLACE(leads.phone, '[^0-9]', '', 'g') AS digits) AS phone;

-- Before the triggers: others go on writing meanwhile.
INSERT INTO lead_texts (lead_id, text) SELECT lead_id, text FROM lead_text_sources;
CREATE INDEX lead_texts_words ON lead_texts USING GIN (words);

CREATE FUNCTION torre_lead_written() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO lead_texts (lead_id, text) SELECT lead_id, text FROM lead_text_sources WHERE lead_id = NEW.id
    ON CONFLICT (lead_id) DO UPDATE SET text = EXCLUDED.text;
    RETURN NULL;
END
$$;
-- With an enquiry its notes go too, and there may be nothing left to read the text from. Of two who write at once the second
-- waits for the first, and then reads what both have written.
CREATE FUNCTION torre_note_written() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM leads WHERE leads.id = COALESCE(NEW.lead_id, OLD.lead_id) FOR NO KEY UPDATE;
    UPDATE lead_texts SET text = sources.text FROM lead_text_sources AS sources
    WHERE lead_texts.lead_id = COALESCE(NEW.lead_id, OLD.lead_id) AND sources.lead_id = lead_texts.lead_id;
    RETURN NULL;
END
$$;

-- Whoever writes, of whatever version, need not know of any of this.
CREATE TRIGGER leads_inserted AFTER INSERT ON leads FOR EACH ROW EXECUTE FUNCTION torre_lead_written();
CREATE TRIGGER leads_updated AFTER UPDATE OF name, email, company, phone, message, fields ON leads
    FOR EACH ROW EXECUTE FUNCTION torre_lead_written();
CREATE TRIGGER lead_notes_written AFTER INSERT OR UPDATE OR DELETE ON lead_notes
    FOR EACH ROW EXECUTE FUNCTION torre_note_written();
-- Those that arrived since.
INSERT INTO lead_texts (lead_id, text) SELECT lead_id, text FROM lead_text_sources AS sources
WHERE NOT EXISTS (SELECT 1 FROM lead_texts WHERE lead_texts.lead_id = sources.lead_id);

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
