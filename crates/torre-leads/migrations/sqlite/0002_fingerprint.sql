-- SHA-256 of the text, beside the key: the same key with another text is recognised. None in rows of older versions.
ALTER TABLE leads ADD COLUMN fingerprint TEXT;

-- Written now and then to see that the disk takes it. One row.
CREATE TABLE store_check (padding TEXT NOT NULL) STRICT;
