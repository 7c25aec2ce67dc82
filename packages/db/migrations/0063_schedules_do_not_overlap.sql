-- A schedule whose previous scan still runs leaves a time out, unless it is told to start another.
alter table veracite.schedules add column overlap text not null default 'skip' check (overlap in ('skip', 'allow'));
alter table veracite.schedules alter column overlap drop default;
