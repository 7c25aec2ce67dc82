-- Exports show who was named as counted at their cut: counting again keeps the sums that an older cut saw, with the names of then.
alter table veracite.named_counts
  add column name text not null default '',
  add column kind text not null default '',
  add column after_cut bigint not null default 0,
  -- The newest cut that sees them; null while they are those of today.
  add column until_cut bigint;
alter table veracite.named_counts alter column after_cut set default veracite.newest_cut();
alter table veracite.named_counts drop constraint named_counts_pkey;
alter table veracite.named_counts
  add primary key (scan_id, branded, origin, engine, intent, subject_id, after_cut);

-- How many of its answers a model has read for names: a scan of which all are read need not be searched for others.
alter table veracite.named_scans add column by_model integer not null default 0;
update veracite.named_scans n set by_model = (select coalesce(sum(by_model), 0) from veracite.named_counts c
  where c.scan_id = n.scan_id and c.subject_id = '00000000-0000-0000-0000-000000000000');
