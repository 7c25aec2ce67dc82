import { type Variable, variable } from './variable.ts'

/** Of the transparency log: its key, the copy of its head, and who else watches over it. */
export const LOG_VARIABLES: readonly Variable[] = [
  variable(
    'VERACITE_LOG',
    'on, or off to run without a transparency log: then nobody outside can check the evidence, and the evidence says so.',
    'on',
    'off',
  ),
  variable(
    'VERACITE_LOG_KEY',
    'Key of the transparency log, for the worker only: Ed25519, PKCS#8 PEM or a PRIVATE+KEY line. The standalone makes one.',
    null,
    'output of: openssl genpkey -algorithm ed25519',
    true,
    ['worker'],
  ),
  variable(
    'VERACITE_LOG_ORIGIN',
    'Public address of the log without https://, ending in /log/1. It can never change once the log has begun.',
    'veracite.local/log/1, in the standalone only',
    'evidence.example.com/log/1',
    false,
    ['worker'],
  ),
  variable(
    'VERACITE_LOG_KEY_PLACES',
    'Places that publish the key of the log (`npm run veracite -- log key` says what to publish); bundles and /log/1/keys list them: https://… or dns:…, separated by commas.',
    null,
    'dns:example.com,https://www.example.org/about/evidence',
  ),
  variable(
    'VERACITE_CHECKPOINT_FILE',
    'File for a copy of the newest published checkpoint, on a disk that all workers share and that is not restored with the database. It is how a restored backup is noticed and refused.',
    'log-checkpoint in the data folder of the standalone',
    '/var/lib/veracite/log-checkpoint',
    false,
    ['worker'],
  ),
  variable(
    'VERACITE_CHECKPOINT_URL',
    'Another PostgreSQL database for that copy, for workers that do not share a disk.',
    null,
    'postgres://veracite:password@other:5432/keep',
    true,
  ),
  variable(
    'VERACITE_CHECKPOINT_BEGIN_AT',
    'Starts an empty copy from the newest checkpoint of the database, if that has exactly this many entries.',
    null,
    '1234',
  ),
  variable(
    'VERACITE_TSA_URLS',
    'Time-stamping authorities (RFC 3161) that stamp the newest checkpoint about once a minute, separated by commas.',
    null,
    'https://tsa.example.com/tsr',
  ),
  variable(
    'VERACITE_TSA_ROOTS',
    'PEM file with the root certificates of those authorities; only stamps that lead to one of them are kept.',
    null,
    '/etc/veracite/tsa-roots.pem',
  ),
  variable(
    'VERACITE_TSA_STAMP_CAPTURES',
    '1: those authorities also stamp every capture on its own, which Sigstore verifiers ask for by default.',
    '0',
    '1',
  ),
  variable(
    'VERACITE_TSA_CAPTURES_PER_MINUTE',
    'The most captures that each authority is asked to stamp, per minute and process.',
    '60',
    '600',
  ),
  variable(
    'VERACITE_RETIRED_KEYS',
    'Retired keys, each with the time after which it signed nothing, separated by commas. Recorded permanently and published under /log/1/keys.',
    null,
    'capture-1f0c5a77=2026-12-31T23:59:59Z',
  ),
  variable(
    'VERACITE_WITNESS_KEYS',
    'Verifier keys (vkey, type 0x04) of the witnesses that cosign checkpoints, separated by commas; needed by processes that only serve bundles, too.',
    null,
    'witness.example.net+5d1b7e44+BO…',
  ),
  variable(
    'VERACITE_WITNESS_URLS',
    'Where those witnesses take submissions (the address before /add-checkpoint), in the same order, separated by commas.',
    null,
    'https://witness.example.net',
  ),
  variable(
    'VERACITE_WITNESS_QUORUM',
    'How many witnesses must have cosigned before a bundle counts as integrated: none, any, all or a number.',
    'none',
    '2',
  ),
  variable(
    'VERACITE_WITNESS_SECONDS',
    'How often each witness is shown the newest checkpoint, when there is a new one.',
    '60',
    '10',
  ),
  variable(
    'VERACITE_WITNESS_MONITORING_URL',
    'Where your own witness shows what it has seen. A process does not start with a database that holds less.',
    null,
    'https://witness.example.net',
  ),
]
