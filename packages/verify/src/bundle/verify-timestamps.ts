import { equal } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { checkpointImprint } from '../log/checkpoint.ts'
import { sha256 } from '../sha256.ts'
import { list, optional } from '../shape.ts'
import { SHAPES } from '../shapes.ts'
import { verifyTimestamp } from '../x509/rfc3161.ts'
import { parseTimestampRequest } from '../x509/timestamp-request.ts'
import { type BundleTimestamp, MAX_TIMESTAMPS } from './bundle.ts'
import { checkEach, notPresent, type Outcome, pass, type VerifiedFacts } from './verification-report.ts'
import type { LoggedFindings } from './verify-logged.ts'
import { decodeField, type Trust } from './verify-trust.ts'

type StampFacts = VerifiedFacts['timestamps']

/** Step 7: every stamp must verify; one bad stamp fails the step. `chains`: the certificates of each. */
export function verifyTimestamps(
  value: unknown,
  findings: LoggedFindings,
  trust: Trust,
): { outcome: Outcome; stamps: StampFacts; chains: Uint8Array[][] } {
  const timestamps = optional(list(SHAPES.TIMESTAMP, MAX_TIMESTAMPS))(value, 'timestamps') ?? []
  if (timestamps.length === 0)
    return { outcome: notPresent('no independent time stamp is included'), stamps: [], chains: [] }
  const found = checkEach('time stamp', timestamps, (one) => verifyOne(one, findings, trust))
  const stamps = found.map(({ facts }) => facts)
  const source = trust.tsaAnchored ? 'trusted roots' : 'the roots that the bundle itself carries'
  return {
    outcome: pass(`${stamps.length} valid, under ${source}; the earliest at ${earliest(stamps)}`),
    stamps,
    chains: found.map(({ chain }) => chain),
  }
}

function verifyOne(
  timestamp: BundleTimestamp,
  findings: LoggedFindings,
  trust: Trust,
): { facts: StampFacts[number]; chain: Uint8Array[] } {
  if (trust.problems.tsa !== null)
    throw new FormatError(`the trusted roots could not be read: ${trust.problems.tsa}`)
  const imprint = imprintOf(timestamp.over, findings)
  const request =
    timestamp.request === null ? null : parseTimestampRequest(decodeField(timestamp.request, 4096, 'request'))
  if (request !== null && !equal(request.imprint, imprint))
    throw new FormatError('the request was for other bytes')
  const verified = verifyTimestamp(decodeField(timestamp.tsr, 65_536, 'time stamp'), {
    imprint,
    nonce: request?.nonce ?? null,
    policies: request?.policy == null ? null : [request.policy],
    roots: trust.tsaRoots,
    certificates: timestamp.chain.map((der) => decodeField(der, 32_768, 'certificate')),
  })
  const genTime = new Date(verified.genTimeMs).toISOString()
  if (genTime !== timestamp.genTime)
    throw new FormatError('the time written beside it is not the stamped one')
  const { accuracyMs, rootSha256, chain } = verified
  return { facts: { tsa: timestamp.tsa, over: timestamp.over, genTime, accuracyMs, rootSha256 }, chain }
}

function imprintOf(over: BundleTimestamp['over'], findings: LoggedFindings): Uint8Array {
  if (over === 'capture') {
    if (findings.signature === null) throw new FormatError('it is over a capture signature that is not valid')
    return sha256(findings.signature)
  }
  const stamped = over === 'checkpoint' ? findings.checkpoint : findings.newest
  if (stamped === null) throw new FormatError('it is over a checkpoint that is not valid')
  return checkpointImprint(stamped.note, stamped.opened.logKey)
}

function earliest(stamps: StampFacts): string {
  return stamps.map(({ genTime }) => genTime).toSorted()[0] ?? 'an unknown time'
}
