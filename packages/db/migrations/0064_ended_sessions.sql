-- Sessions of the console that were signed out before they expired, by the digest of their cookie. A row is needed no
-- longer than the session would have lasted.
create table veracite.ended_sessions (
  sha256 bytea primary key check (length(sha256) = 32),
  expires_at timestamptz not null
);
create index ended_sessions_expired on veracite.ended_sessions (expires_at);

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.ended_sessions owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.ended_sessions to veracite_app';
end $$;
