-- Of a personal key: the public key with which the browser extension of that person signs recordings (SPKI, P-256, base64).
alter table veracite.api_keys add column signing_key text;
