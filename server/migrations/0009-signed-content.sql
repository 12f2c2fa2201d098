-- What was signed, beside its hash: whether a signature still holds is told from this, also after an upgrade has added
-- questions to the record. Signatures of earlier releases have their hash alone.
alter table signatures add column content jsonb, add column schema_version integer;
