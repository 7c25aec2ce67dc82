-- Where a question comes from: a person's words, a file with its digest, a suggestion, a draw, the operator. Null: it was
-- added before this was kept.
alter table veracite.prompts add column origin jsonb;
