-- A model no longer gives opinions on classes: it reads answers. Work that waits for an opinion becomes the reading of
-- the same answer, once per answer; opinions that were stored stay what they are.
with waiting as (
  select j.id, c.capture_id, row_number() over (partition by c.capture_id order by j.created_at desc, j.id desc) as place
  from veracite.jobs j join evidence.classifications c on c.id = (j.payload ->> 'classificationId')::uuid
  where j.kind = 'run.judge' and j.state in ('queued', 'running')
)
update veracite.jobs j
set kind = 'run.read', lane = 'read', payload = jsonb_build_object('captureId', w.capture_id),
  dedup_key = w.capture_id::text, state = 'queued', worker = null, lease_until = null, published_at = null,
  token = j.token + 1
from waiting w
where w.id = j.id and w.place = 1;

update veracite.jobs
set state = 'done', result = '{"skipped": "Opinions were replaced by readings."}', worker = null, lease_until = null,
  finished_at = now()
where kind = 'run.judge' and state in ('queued', 'running');
