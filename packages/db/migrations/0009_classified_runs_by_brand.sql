-- Judging a brand anew walks through its classified runs page by page; without this each page reads the runs of all.
create index runs_classified_by_brand on veracite.runs (brand_id, id) where classification_id is not null;
