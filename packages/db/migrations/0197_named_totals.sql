-- Sums over all engines and intents of a scan, so that the comparison reads one row for each subject and scan. Both are empty there.
insert into veracite.named_counts (scan_id, subject_id, engine, intent, origin, branded, answers, named, first, by_model,
  recommended, instead, together, cited, mentions, mentions_squared, mentions_by_all, places, name, kind, after_cut)
select scan_id, subject_id, '', '', origin, branded, sum(answers), sum(named), sum(first), sum(by_model), sum(recommended),
  sum(instead), sum(together), sum(cited), sum(mentions), sum(mentions_squared), sum(mentions_by_all),
  array[sum(places[1]), sum(places[2]), sum(places[3]), sum(places[4]), sum(places[5]), sum(places[6]), sum(places[7]),
    sum(places[8]), sum(places[9]), sum(places[10])]::bigint[], min(name), min(kind), after_cut
from veracite.named_counts where until_cut is null
group by scan_id, subject_id, origin, branded, after_cut;
