-- What the words of an act need beside its target: the move of a correction, a role. Null for others, and for acts of earlier versions.
alter table evidence.acts add column detail text check (length(detail) <= 400);
