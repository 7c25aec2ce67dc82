-- Why a search of pages ended without a result; null while it goes on, and if it ended with one.
alter table veracite.source_searches add column failure text;
