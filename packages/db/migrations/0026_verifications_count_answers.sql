-- Of the answers of a re-verification, how many could be compared with the finding, and how many of those repeated it.
-- Null for those from before they were counted.
alter table evidence.verifications add column compared integer;
alter table evidence.verifications add column reproduced integer;
