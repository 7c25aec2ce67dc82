-- A scan that asks again what another one seemed to show. At most one for each.
alter table veracite.scans add column confirms_scan_id uuid references veracite.scans (id);
create unique index scans_confirm_once on veracite.scans (confirms_scan_id) where confirms_scan_id is not null;
