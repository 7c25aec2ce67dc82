-- Which trace a job belongs to, as the W3C writes it: what a request started can be followed into the worker. Null
-- unless traces are exported.
alter table veracite.jobs add column traceparent text check (length(traceparent) = 55);
