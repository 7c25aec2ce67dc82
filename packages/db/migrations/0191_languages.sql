-- In which language people get messages, and reports that make themselves.
alter table veracite.webhooks add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table veracite.report_plans add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
