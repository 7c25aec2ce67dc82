import { join } from 'node:path'
import { readIfThere, writeDurably } from '@veracite/adapters/platform/durable-file'
import { createHttpSigner } from '@veracite/adapters/platform/http-signer'
import { createHttpWitness } from '@veracite/adapters/platform/http-witness'
import { createTimestampAuthority } from '@veracite/adapters/platform/timestamp-authority'
import { readWitnessedCheckpoint } from '@veracite/adapters/platform/witnessed-checkpoint'
import type { Ports } from '@veracite/core/ports'
import { openCheckpointDatabase } from '@veracite/db/checkpoint-database'
import { StartRefusal } from '@veracite/db/start-refusal'
import { stampCaptures } from '@veracite/evidence/capture/stamp-captures'
import { cosignCheckpoint, witnessId } from '@veracite/evidence/log/cosign-checkpoint'
import { parseLogKey, parseRemoteLogKey } from '@veracite/evidence/log/log-key'
import type { CheckpointKeeper, RegisteredKey } from '@veracite/evidence/log/log-port'
import {
  CopyIsBehind,
  LogContradiction,
  requireCovers,
  requireNothingLost,
  type SequencerDeps,
} from '@veracite/evidence/log/sequencer'
import { stampCheckpoint } from '@veracite/evidence/log/stamp-checkpoint'
import { equal } from '@veracite/verify/bytes'
import { certificateFromPem } from '@veracite/verify/x509/pem'
import type { Config, Secrets } from '../settings/config.ts'
import type { Logger } from '../telemetry/logger.ts'
import { type LogLoop, startLogLoop } from './log-loop.ts'
import { type PeerLoop, startPeerLoop } from './peer-loop.ts'

export interface OpenLogOptions {
  config: Pick<
    Config,
    | 'keepsLog'
    | 'logOrigin'
    | 'checkpointFile'
    | 'checkpointBeginAt'
    | 'dataDir'
    | 'tsaUrls'
    | 'tsaStampsCaptures'
    | 'tsaCapturesPerMinute'
    | 'retiredKeys'
    | 'witnessUrls'
    | 'witnessSeconds'
    | 'witnessMonitoringUrl'
  >
  secrets: Pick<Secrets, 'logKey' | 'checkpointUrl'>
  ports: Pick<Ports, 'log' | 'clock' | 'ids' | 'signer' | 'tsaRoots' | 'witnessing'>
  shape: 'standalone' | 'distributed'
  /** Whether this process integrates leaves and signs checkpoints. */
  sequences: boolean
  logger: Logger
  /** Told how long the oldest leaf of a batch waited for its checkpoint. */
  onCovered?: (seconds: number) => void
  /**
   * How often authorities are asked; by default every minute for checkpoints and every ten seconds for
   * captures.
   */
  stampEveryMs?: number
}

/**
 * Enters and publishes this process's keys and, if it has the log's key, starts continuing the log. Throws
 * StartRefusal if that would use a different name or key, or a database that lacks published entries.
 */
export async function openLog(options: OpenLogOptions): Promise<LogLoop | null> {
  const { config, secrets, ports, shape, logger } = options
  const { log, clock } = ports
  const captureKey = await introduceKey(options)
  await retireKeys(options, captureKey)
  if (!options.sequences) return null
  if (!config.keepsLog || secrets.logKey === null) {
    await keepNoLog(options)
    return null
  }
  const signer = readSigner(secrets.logKey, config.logOrigin)
  const { name: origin, keyId, publicKey } = signer.verifier
  const stored = await log.registerKey({
    role: 'log',
    keyId,
    name: origin,
    publicKey,
    notBefore: clock.now(),
  })
  if (stored.name !== origin) {
    throw new StartRefusal(
      `This database holds the log ${stored.name}, and a log never changes its origin: set VERACITE_LOG_ORIGIN to ${stored.name} and use its key, or begin the log ${origin} in a new database.`,
    )
  }
  if (stored.keyId !== keyId) {
    throw new StartRefusal(
      `The log ${origin} was begun with the key ${stored.keyId}, and this process has ${keyId}: set VERACITE_LOG_KEY to the key it was begun with, or begin a new log in a new database.`,
    )
  }
  const { keeper, close } = await openKeeper(options, shape, origin)
  const deps: SequencerDeps = { log, signer, keeper, clock }
  try {
    await beginCopy(deps, config.checkpointBeginAt, logger)
    await refuseWhenLost(() => requireNothingLost(deps)())
    await askOwnWitness(deps, config.witnessMonitoringUrl, logger)
  } catch (error) {
    await close()
    throw error
  }
  await log.setOff(false, clock.now())
  logger.info({ origin, keyId, copy: keeper?.place }, 'continuing the log')
  const loops = [
    startLogLoop({ ...deps, log, logger, ...(options.onCovered && { onCovered: options.onCovered }) }),
    startStamping(options, signer.verifier),
    startStampingCaptures(options),
    startWitnessing(options),
  ]
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
      await close()
    },
  }
}

/**
 * Makes this process's capture key known to the log. Only a process that continues the log may enter keys. In
 * the others, an unknown key is no reason to refuse: the worker that enters it may start a moment later, and
 * what was signed until then waits for it.
 */
async function introduceKey({ ports, sequences, config, logger }: OpenLogOptions): Promise<RegisteredKey> {
  const { signer, log, clock } = ports
  const { keyId, publicKey } = signer
  const own: RegisteredKey = {
    role: 'capture',
    keyId,
    name: keyId,
    publicKey,
    notBefore: clock.now(),
    notAfter: null,
  }
  const known = (await log.listKeys()).find((key) => key.role === 'capture' && key.keyId === keyId)
  const stored = known ?? (sequences ? await register(log, own, config.keepsLog) : null)
  if (stored === null) {
    logger.warn(
      { keyId },
      'the capture key of this process is not entered yet: what it signs waits until a worker with the same VERACITE_SIGNING_KEY has started',
    )
    return own
  }
  if (!equal(stored.publicKey, publicKey))
    throw new StartRefusal(
      `This database knows another key as ${keyId}: somebody has entered it who does not have this one. Find out who, and set VERACITE_SIGNING_KEY to a new key.`,
    )
  return stored
}

/** Null where no log is kept and this login may not enter keys: then nobody asks for them either. */
async function register(
  log: OpenLogOptions['ports']['log'],
  key: RegisteredKey,
  keepsLog: boolean,
): Promise<RegisteredKey | null> {
  try {
    return await log.registerKey(key)
  } catch (error) {
    const mayNot = error instanceof Error && 'code' in error && error.code === '42501'
    if (keepsLog || !mayNot) throw error
    return null
  }
}

/** A log that has begun is a promise to all its readers: it cannot be switched off. */
async function keepNoLog({ ports: { log, clock }, logger }: OpenLogOptions): Promise<void> {
  const begun = (await log.listKeys()).find(({ role }) => role === 'log')
  if (begun !== undefined)
    throw new StartRefusal(
      `This database holds the log ${begun.name}, which must go on: set VERACITE_LOG_KEY to its key and leave VERACITE_LOG out, or begin without a log in a new database.`,
    )
  await log.setOff(true, clock.now())
  logger.warn('VERACITE_LOG is off: there is no transparency log, so nobody outside can check any evidence')
}

/**
 * An empty copy may start from the published size only if the operator names that size: it could be the wrong
 * place.
 */
async function beginCopy(
  { log, keeper }: SequencerDeps,
  beginAt: number | null,
  logger: Logger,
): Promise<void> {
  if (keeper === null || beginAt === null || (await keeper.read()) !== null) return
  const last = await log.newestCheckpoint()
  if (last === null || last.size !== beginAt)
    throw new StartRefusal(
      `VERACITE_CHECKPOINT_BEGIN_AT says ${beginAt}, but ${last?.size ?? 0} entries were published: look again, and set it to the size that you have compared.`,
    )
  await keeper.write(last.note)
  logger.warn({ size: last.size, copy: keeper.place }, 'the copy of the newest checkpoint was begun')
}

/** Runs before anything is signed: records retired keys, and refuses to start with one. */
async function retireKeys(
  { config, sequences, ports: { log, clock } }: OpenLogOptions,
  captureKey: RegisteredKey,
): Promise<void> {
  const now = clock.now()
  const retired = [captureKey]
  const known = sequences ? [] : await log.listKeys()
  for (const { keyId, notAfter } of config.retiredKeys) {
    // Only processes that continue the log may record this; the others may start before it is recorded.
    const key = sequences
      ? await log.retireKey(keyId, notAfter, now)
      : (known.find((candidate) => candidate.keyId === keyId) ?? null)
    if (!sequences && key?.notAfter === null) {
      if (keyId === captureKey.keyId) retired.push({ ...key, notAfter })
      continue
    }
    if (key === null)
      throw new StartRefusal(
        `VERACITE_RETIRED_KEYS names the key ${keyId}, which this database does not know: take an id from /log/1/keys.`,
      )
    if (key.notAfter?.getTime() !== notAfter.getTime())
      throw new StartRefusal(
        `VERACITE_RETIRED_KEYS ends the key ${keyId} at ${notAfter.toISOString()}, but it was ended at ${key.notAfter?.toISOString()}, and that cannot be changed: write that time, or leave it out.`,
      )
    if (keyId === captureKey.keyId) retired.push(key)
  }
  if (retired.some(({ notAfter }) => notAfter !== null && notAfter <= now))
    throw new StartRefusal(
      `The capture key ${captureKey.keyId} was retired: what this process signed with it would not be believed. Set VERACITE_SIGNING_KEY to a new key.`,
    )
}

const startStamping = (
  { config, ports, logger, stampEveryMs = 60_000 }: OpenLogOptions,
  verifier: SequencerDeps['signer']['verifier'],
): PeerLoop =>
  startPeerLoop({
    peers: config.tsaUrls.map(createTimestampAuthority),
    nameOf: ({ name }) => name,
    work: stampCheckpoint({ ...ports, verifier, roots: ports.tsaRoots.map(certificateFromPem) }),
    everyMs: stampEveryMs,
    complaint: 'no usable time stamp; asking again later',
    logger,
  })

/** In small rounds, so that the rate is respected and a capture waits only for seconds. */
function startStampingCaptures({ config, ports, logger, stampEveryMs = 10_000 }: OpenLogOptions): PeerLoop {
  const everyMs = Math.max(stampEveryMs, 60_000 / config.tsaCapturesPerMinute)
  return startPeerLoop({
    peers: config.tsaStampsCaptures ? config.tsaUrls.map(createTimestampAuthority) : [],
    nameOf: ({ name }) => name,
    work: stampCaptures({
      ...ports,
      roots: ports.tsaRoots.map(certificateFromPem),
      atMost: Math.max(1, Math.floor((config.tsaCapturesPerMinute * everyMs) / 60_000)),
    }),
    everyMs,
    complaint: 'no usable time stamp over a capture; asking again later',
    logger,
  })
}

const startWitnessing = ({ config, ports, logger }: OpenLogOptions): PeerLoop =>
  startPeerLoop({
    peers: ports.witnessing.witnesses.flatMap((verifier, i) => {
      const url = config.witnessUrls[i]
      return url === undefined ? [] : [createHttpWitness(url, verifier)]
    }),
    nameOf: ({ verifier }) => witnessId(verifier),
    work: cosignCheckpoint(ports),
    everyMs: config.witnessSeconds * 1000,
    complaint: 'no usable cosignature; asking again later',
    logger,
  })

function readSigner(key: string, origin: string | null): SequencerDeps['signer'] {
  try {
    const remote = parseRemoteLogKey(key, origin)
    return remote === null ? parseLogKey(key, origin) : createHttpSigner(remote)
  } catch (error) {
    throw new StartRefusal(
      `The log's key cannot be used: ${(error as Error).message}. A log never changes its origin: set VERACITE_LOG_ORIGIN back, or give both another VERACITE_DATA_DIR and a new database.`,
    )
  }
}

async function openKeeper(
  { config, secrets }: OpenLogOptions,
  shape: 'standalone' | 'distributed',
  origin: string,
): Promise<{ keeper: CheckpointKeeper | null; close(): Promise<void> }> {
  if (secrets.checkpointUrl !== null) return await openCheckpointDatabase(secrets.checkpointUrl, origin)
  const close = async () => {}
  if (config.checkpointFile !== null) return { keeper: checkpointFile(config.checkpointFile), close }
  const own = join(config.dataDir, 'log-checkpoint')
  return { keeper: shape === 'standalone' ? checkpointFile(own) : null, close }
}

/**
 * A witness that does not answer prevents nothing; one that has seen more than this database prevents the
 * start.
 */
async function askOwnWitness(deps: SequencerDeps, url: string | null, logger: Logger): Promise<void> {
  if (url === null) return
  let note: string | null
  try {
    note = await readWitnessedCheckpoint(url, deps.signer.verifier.name)
  } catch (error) {
    logger.warn({ error, witness: url }, 'your own witness does not answer: its checkpoint is not compared')
    return
  }
  if (note !== null) {
    const seen = note
    await refuseWhenLost(() => requireCovers(deps)(seen, `the witness at ${url}`))
  }
}

async function refuseWhenLost(check: () => Promise<void>): Promise<void> {
  try {
    await check()
  } catch (error) {
    if (!(error instanceof LogContradiction)) throw error
    if (error instanceof CopyIsBehind)
      throw new StartRefusal(
        `${error.message} Give every worker the same VERACITE_CHECKPOINT_FILE, on a volume that they share, or the same VERACITE_CHECKPOINT_URL. If the copy is lost, compare the newest checkpoint of this database with one that somebody else has, and set VERACITE_CHECKPOINT_BEGIN_AT to its size.`,
      )
    throw new StartRefusal(
      `${error.message} Going on would sign a second history and make the log worthless: restore a copy of the database that is not older. If the entries are lost for good, begin a new log: a new database, a new log key, and without that checkpoint.`,
    )
  }
}

/**
 * Keeps the newest published checkpoint in a file. It belongs on a different disk from the database and its
 * backups.
 */
const checkpointFile = (path: string): CheckpointKeeper => ({
  place: `the file ${path}`,
  read: () => readIfThere(path),
  write: (note) => writeDurably(path, note),
})
