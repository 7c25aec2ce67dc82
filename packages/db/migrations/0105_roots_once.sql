-- A public root is the same for every connection to a provider, so it is kept once and named by its digest.
create table evidence.web_roots (
  sha256 bytea primary key check (sha256 = sha256(der)),
  -- The certificate, DER.
  der bytea not null check (octet_length(der) between 1 and 32768)
);
select evidence_guard.guard_table('evidence.web_roots');

-- Rows from before have it themselves.
alter table evidence.witnessed
  add column root_sha256 bytea references evidence.web_roots (sha256),
  drop constraint witnessed_check1,
  add constraint witnessed_is_whole check (
    (result = 'witnessed') = (client is not null and server is not null and relay_proof is not null
      and (root is not null or root_sha256 is not null)));

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table evidence.web_roots owner to veracite_owner';
  execute 'grant select, insert on evidence.web_roots to veracite_app';
end $$;
