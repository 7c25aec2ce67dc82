-- Sums of an engine over all intents, and of an intent over all engines: with a filter too, one row for each subject and scan.
insert into veracite.named_counts (scan_id, subject_id, engine, intent, origin, branded, answers, named, first, by_model,
  recommended, instead, together, cited, mentions, mentions_squared, mentions_by_all, places, name, kind, after_cut)
select scan_id, subject_id, coalesce(engine, ''), coalesce(intent, ''), origin, branded, sum(answers), sum(named), sum(first),
  sum(by_model), sum(recommended), sum(instead), sum(together), sum(cited), sum(mentions), sum(mentions_squared),
  sum(mentions_by_all),
  array[sum(places[1]), sum(places[2]), sum(places[3]), sum(places[4]), sum(places[5]), sum(places[6]), sum(places[7]),
    sum(places[8]), sum(places[9]), sum(places[10])]::bigint[], min(name), min(kind), after_cut
from veracite.named_counts where until_cut is null and engine <> ''
group by scan_id, subject_id, origin, branded, after_cut, grouping sets ((engine), (intent));

-- Null where no domain is declared: nobody knows which pages are theirs.
alter table veracite.named_counts alter column cited drop not null;
update veracite.named_counts c set cited = null from veracite.rivals r
where r.id = c.subject_id and r.domain is null and until_cut is null;
