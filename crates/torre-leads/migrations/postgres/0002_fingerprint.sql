-- SHA-256 of the text, beside the key: the same key with another text is recognised. None in rows of older versions.
ALTER TABLE leads ADD COLUMN fingerprint TEXT;
