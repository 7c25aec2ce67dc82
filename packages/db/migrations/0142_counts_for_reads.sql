-- What reads need, kept by the transactions that change it: the runs of a scan by status, and numbers that grow whenever
-- something changes that a kept answer shows. Both are sums over rows of the connections that wrote: two transactions at
-- the same time write different rows and never wait for each other, and a sum is right in whichever order they commit.
create table veracite.scan_counts (
  scan_id uuid not null,
  status text not null,
  origin text not null,
  -- The server process that wrote; 0: folded from several.
  slot integer not null,
  runs bigint not null,
  mentions bigint not null,
  provisional bigint not null,
  -- Runs whose cost is known, and their cost.
  priced bigint not null,
  cost_usd numeric not null,
  primary key (scan_id, status, origin, slot)
) with (fillfactor = 50);

insert into veracite.scan_counts
select scan_id, status, origin, 0, count(*), count(*) filter (where citation_class <> 'ABSENT'),
  count(*) filter (where provisional), count(cost_usd), coalesce(sum(cost_usd), 0)
from veracite.runs group by 1, 2, 3;

create table veracite.change_counts (
  -- brand: whatever reads of a brand show; scan: its runs; facts: those of a brand; log: checkpoints, cosignatures, stamps.
  kind text not null check (kind in ('brand', 'scan', 'facts', 'log')),
  -- Of a brand or a scan; all zeros for the log.
  subject uuid not null,
  slot integer not null,
  changes bigint not null,
  primary key (subject, kind, slot)
) with (fillfactor = 50);

create function veracite.count_runs() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  if tg_op = 'UPDATE' then
    insert into veracite.scan_counts as c
    select scan_id, status, origin, pg_backend_pid(), sum(n), coalesce(sum(n) filter (where citation_class <> 'ABSENT'), 0),
      coalesce(sum(n) filter (where provisional), 0), coalesce(sum(n) filter (where cost_usd is not null), 0),
      coalesce(sum(n * cost_usd), 0)
    from (select 1 as n, a.* from changed a union all select -1, b.* from before b) both_sides
    group by 1, 2, 3
    on conflict (scan_id, status, origin, slot) do update set runs = c.runs + excluded.runs,
      mentions = c.mentions + excluded.mentions, provisional = c.provisional + excluded.provisional,
      priced = c.priced + excluded.priced, cost_usd = c.cost_usd + excluded.cost_usd;
  else
    insert into veracite.scan_counts as c
    select scan_id, status, origin, pg_backend_pid(), count(*), count(*) filter (where citation_class <> 'ABSENT'),
      count(*) filter (where provisional), count(cost_usd), coalesce(sum(cost_usd), 0)
    from changed group by 1, 2, 3
    on conflict (scan_id, status, origin, slot) do update set runs = c.runs + excluded.runs,
      mentions = c.mentions + excluded.mentions, provisional = c.provisional + excluded.provisional,
      priced = c.priced + excluded.priced, cost_usd = c.cost_usd + excluded.cost_usd;
  end if;
  insert into veracite.change_counts as c
  select 'scan', scan_id, pg_backend_pid(), 1 from changed group by scan_id
  union all select 'brand', brand_id, pg_backend_pid(), 1 from changed group by brand_id
  on conflict (subject, kind, slot) do update set changes = c.changes + 1;
  return null;
end $$;
create trigger count_runs_inserted after insert on veracite.runs
  referencing new table as changed for each statement execute function veracite.count_runs();
create trigger count_runs_updated after update on veracite.runs
  referencing old table as before new table as changed for each statement execute function veracite.count_runs();

-- For every other table: the arguments of the trigger are the kind, and a query of the subjects over the rows `changed`.
create function veracite.count_changes() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
begin
  execute format(
    'insert into veracite.change_counts as c select %L, subject, pg_backend_pid(), 1 from (%s) s (subject) group by subject
     on conflict (subject, kind, slot) do update set changes = c.changes + 1', tg_argv[0], tg_argv[1]);
  return null;
end $$;

do $$
declare
  counted record;
  event record;
begin
  for counted in
    select * from (values
      ('veracite.brands', 'brand', 'select id from changed'),
      ('veracite.scans', 'brand', 'select brand_id from changed'),
      -- What the plan allows, and how much of it is used, is shown with the scans of each brand.
      ('veracite.monthly_scans', 'brand',
       'select b.id from changed m join veracite.brands b on b.account_id = m.account_id'),
      ('veracite.accounts', 'brand', 'select b.id from changed a join veracite.brands b on b.account_id = a.id'),
      ('veracite.plans', 'brand', 'select b.id from changed p join veracite.accounts a on a.plan_id = p.id
         join veracite.brands b on b.account_id = a.id'),
      ('veracite.fact_states', 'brand', 'select brand_id from changed'),
      ('veracite.fact_states', 'facts', 'select brand_id from changed'),
      ('veracite.findings', 'brand', 'select brand_id from changed'),
      ('veracite.gravities', 'brand', 'select brand_id from changed'),
      ('veracite.declaration_states', 'brand', 'select brand_id from changed'),
      ('veracite.source_statements', 'brand', 'select brand_id from changed'),
      -- Captures, classifications and verifications all have a manifest. Exports do not change what reads show.
      ('evidence.manifests', 'brand',
       'select r.brand_id from changed m join veracite.runs r on r.id = m.run_id where m.kind <> ''custody'''),
      ('evidence.log_checkpoints', 'log', 'select ''00000000-0000-0000-0000-000000000000''::uuid from changed'),
      ('evidence.log_cosignatures', 'log', 'select ''00000000-0000-0000-0000-000000000000''::uuid from changed'),
      ('evidence.log_timestamps', 'log', 'select ''00000000-0000-0000-0000-000000000000''::uuid from changed')
    ) as t (of_table, kind, subjects)
  loop
    for event in
      select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as e (name, side)
      -- Rows of the schema evidence are only ever added.
      where counted.of_table like 'veracite.%' or e.name = 'insert'
    loop
      execute format(
        'create trigger %I after %s on %s referencing %s table as changed for each statement execute function veracite.count_changes(%L, %L)',
        'count_' || counted.kind || '_' || event.name, event.name, counted.of_table, event.side, counted.kind,
        counted.subjects);
    end loop;
  end loop;
end $$;

do $$
begin
  if current_setting('veracite.roles', true) is distinct from 'on' then
    return;
  end if;
  execute 'alter table veracite.scan_counts owner to veracite_owner';
  execute 'alter table veracite.change_counts owner to veracite_owner';
  execute 'alter function veracite.count_runs() owner to veracite_owner';
  execute 'alter function veracite.count_changes() owner to veracite_owner';
  execute 'grant select, insert, update, delete on veracite.scan_counts, veracite.change_counts to veracite_app';
end $$;
