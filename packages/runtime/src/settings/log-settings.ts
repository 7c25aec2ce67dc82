import { isLogOrigin, LOCAL_ORIGIN, parseLogKey } from '@veracite/evidence/log/log-key'
import { type Variable, variable } from './variable.ts'

export type Report = (variable: string, message: string, example: string) => void

/** Settings of the log from the environment. */
export interface LogSettings {
  /** False if the operator has declared that there is none. */
  keepsLog: boolean
  /** Null to take it from the log's key, or use the local default. */
  logOrigin: string | null
  logKey: string | null
}

export interface LogTexts {
  mode: 'on' | 'off'
  origin: string | null
  key: string | null
  hasCheckpointPlace: boolean
}

/**
 * Only the standalone, which nobody else relies on, generates what is missing. Anywhere else a log needs a
 * key, a unique name, and a place outside the database that remembers its size; or an explicit statement that
 * there is no log.
 */
export function readLogSettings(
  texts: LogTexts,
  shape: 'standalone' | 'distributed',
  continuesLog: boolean,
  problem: Report,
): LogSettings {
  const keepsLog = texts.mode === 'on'
  const logOrigin = readOrigin(texts.origin, shape, problem)
  const logKey = readKey(texts.key, logOrigin, shape, problem)
  if (!keepsLog && texts.key !== null)
    problem('VERACITE_LOG', 'is off, and VERACITE_LOG_KEY is set: leave one of them out', 'on')
  if (shape === 'distributed' && continuesLog && keepsLog) {
    if (texts.key === null)
      problem(
        'VERACITE_LOG_KEY',
        'is required: without it no capture could be proved. To run without a log, set VERACITE_LOG=off',
        KEY_EXAMPLE,
      )
    if (!texts.hasCheckpointPlace)
      problem(
        'VERACITE_CHECKPOINT_FILE',
        'is required, on a volume that all workers share, or VERACITE_CHECKPOINT_URL with another database: it is how a restored backup is noticed',
        '/var/lib/veracite/log-checkpoint',
      )
  }
  return { keepsLog, logOrigin, logKey }
}

function readOrigin(
  origin: string | null,
  shape: 'standalone' | 'distributed',
  problem: Report,
): string | null {
  if (origin === null) return null
  if (shape === 'distributed' && origin === LOCAL_ORIGIN) {
    problem('VERACITE_LOG_ORIGIN', SHARED_NAME, ORIGIN_EXAMPLE)
    return null
  }
  if (isLogOrigin(origin)) return origin
  problem(
    'VERACITE_LOG_ORIGIN',
    'must be a host and path in lower case, without https://, that ends in /log/1',
    ORIGIN_EXAMPLE,
  )
  return null
}

function readKey(
  key: string | null,
  origin: string | null,
  shape: 'standalone' | 'distributed',
  problem: Report,
): string | null {
  if (key === null) return null
  const text = key.replaceAll('\\n', '\n')
  try {
    const { verifier } = parseLogKey(text, origin)
    if (shape === 'distributed' && verifier.name === LOCAL_ORIGIN)
      problem('VERACITE_LOG_ORIGIN', SHARED_NAME, ORIGIN_EXAMPLE)
    return text
  } catch (error) {
    problem('VERACITE_LOG_KEY', `is not usable: ${(error as Error).message}`, KEY_EXAMPLE)
    return null
  }
}

const SHARED_NAME = `must be a name of your own: ${LOCAL_ORIGIN}, the default for unnamed logs, is the same on every machine`
const ORIGIN_EXAMPLE = 'evidence.example.com/log/1'
const KEY_EXAMPLE = 'output of: openssl genpkey -algorithm ed25519'

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
