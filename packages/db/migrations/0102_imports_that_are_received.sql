-- Uploads that stopped without a word are looked for again and again; without this each look reads all imports that ever were.
create index feed_imports_receiving on veracite.feed_imports (created_at) where state = 'receiving';
