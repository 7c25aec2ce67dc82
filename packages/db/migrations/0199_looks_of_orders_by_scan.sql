-- Whether a scan is a look of an order is asked for every scan that is listed.
create index order_looks_by_scan on veracite.order_looks (scan_id);
