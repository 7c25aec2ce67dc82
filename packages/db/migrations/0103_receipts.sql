-- The log's signature over the root of a checkpoint once more, in the form of COSE receipts (RFC 9942). Only the process
-- that has the log's key can make it, so it is made when a checkpoint is, for whoever asks later.
create table evidence.log_receipts (
  size bigint primary key references evidence.log_checkpoints (size),
  protected_header bytea not null check (octet_length(protected_header) between 1 and 2048),
  signature bytea not null check (octet_length(signature) = 64),
  signed_at timestamptz not null
);

select evidence_guard.guard_table('evidence.log_receipts');
create trigger require_log_role before insert on evidence.log_receipts
  for each statement execute function evidence_guard.require_log_role();
alter table evidence.log_receipts enable always trigger require_log_role;

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.log_receipts owner to veracite_owner';
  execute 'grant select on evidence.log_receipts to veracite_app';
  execute 'grant select, insert on evidence.log_receipts to veracite_log';
end $$;
