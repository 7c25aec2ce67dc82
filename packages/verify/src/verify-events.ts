import { EVENT, MAX_EVENTS } from './bundle.ts'
import { FormatError } from './format-error.ts'
import type { ClassificationManifest } from './manifest.ts'
import { sha256Hex } from './sha256.ts'
import { anything, list, optional } from './shape.ts'
import { notPresent, type Outcome, pass, reasonOf } from './verification-report.ts'
import { type CheckpointMemory, type LoggedFindings, verifyLogged } from './verify-logged.ts'
import { verifyReadings } from './verify-readings.ts'
import { MAX_RESPONSE_BYTES } from './verify-response.ts'
import { decodeField, type Trust } from './verify-trust.ts'

export interface EventLists {
  classification?: unknown
  verification?: unknown
  custody?: unknown
  readings?: unknown
}

/** Step 8: each later manifest is signed, logged and linked to one that is in the bundle; readings are those it names. */
export function verifyEvents(
  lists: EventLists,
  capture: LoggedFindings,
  trust: Trust,
  memory: CheckpointMemory,
): Outcome {
  const digests = new Set([capture.manifestSha256])
  const links: { where: string; prev: string | null }[] = []
  const classifications: ClassificationManifest[] = []
  let count = 0
  for (const name of ['classification', 'verification', 'custody'] as const) {
    const events = optional(list(anything, MAX_EVENTS))(lists[name], name) ?? []
    for (const [i, value] of events.entries()) {
      const where = `${name} ${i + 1}`
      if (count >= MAX_EVENTS) throw new FormatError(`the bundle has more than ${MAX_EVENTS} events`)
      const { findings, kind } = verifyEvent(value, where, trust, memory)
      if (!ALLOWED[name].includes(kind))
        throw new FormatError(`${where}: a ${kind} manifest does not belong here`)
      links.push({ where, prev: findings.manifest?.manifest.prev ?? null })
      if (findings.manifest?.kind === 'classification') classifications.push(findings.manifest.manifest)
      digests.add(findings.manifestSha256)
      count++
    }
  }
  const readings = verifyReadings(lists.readings, classifications)
  if (count === 0) return notPresent('no classification or custody event is included')
  for (const { where, prev } of links) {
    if (prev === null || !digests.has(prev))
      throw new FormatError(`${where}: refers to a manifest that is not here`)
  }
  const named = readings === 0 ? '' : `; ${readings} readings, each named by one of them`
  return pass(`${count} further manifests, each signed, logged and linked${named}`)
}

function verifyEvent(value: unknown, where: string, trust: Trust, memory: CheckpointMemory) {
  try {
    const event = EVENT(value, 'event')
    const findings = verifyLogged(event, trust, memory)
    for (const { result, reason } of Object.values(findings.outcomes)) {
      const isMissing = result === 'not_present' && findings.checkpoint === null
      if (result === 'fail' || isMissing) throw new FormatError(reason)
    }
    if (findings.manifest === null) throw new FormatError('the manifest could not be read')
    const { kind, manifest } = findings.manifest
    if (event.response !== null) {
      const bytes = decodeField(event.response.base64, MAX_RESPONSE_BYTES, 'response')
      if (kind !== 'capture' || sha256Hex(bytes) !== manifest.response.sha256) {
        throw new FormatError('the response is not the one in the manifest')
      }
    }
    return { findings, kind }
  } catch (error) {
    throw new FormatError(`${where}: ${reasonOf(error)}`)
  }
}

const ALLOWED = {
  classification: ['classification'],
  verification: ['verification', 'capture', 'classification'],
  custody: ['custody'],
}
