-- The names of programs that have access are looked up by the id that a grant holds.
create index oauth_clients_by_id on veracite.oauth_records ((payload ->> 'client_id')) where kind = 'Client';

-- Jobs that were given up are shown by lane.
create index jobs_dead_of_lane on veracite.jobs (lane, finished_at desc, id desc) where state = 'dead';
