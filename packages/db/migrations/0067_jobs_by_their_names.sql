-- The job that reports what a scan changed was called brand.tell. Those that wait keep their place under the new name.
update veracite.jobs set kind = 'brand.report' where kind = 'brand.tell';
