import type { Grade } from '@veracite/terms/surfaces'
import type { AccessKind } from '@veracite/terms/vocabulary'
import type { Listed } from '@veracite/words/say'
import type { Say } from '@veracite/words/say-in'
import type { relayedAs } from './witnessed-part.ts'

/**
 * How to check a bundle, with our tools and without. The commands never include the log key: with the
 * bundle's own key, the bundle would vouch for itself.
 */
export const howToVerify = (
  origin: string | null,
  places: readonly string[],
  witnessed: boolean,
  say: Say,
): Record<string, string> => ({
  key: keyAdvice(places.length > 0 ? places : ownPlace(origin), say),
  cli: 'npm run veracite -- verify bundle.json --key-from PLACE',
  python: 'python -m veracite_sdk.verify bundle.json --key-from PLACE',
  install: say('howTo.install'),
  // The capture key is left out as well: keys.json comes from the server, which publishes all its keys.
  openssl:
    "jq -r .manifest.base64 bundle.json | base64 -d > manifest.json && jq -r .captureSignature.sig bundle.json | base64 -d > manifest.sig && jq -r --slurpfile bundle bundle.json '.capture[] | select(.keyId == $bundle[0].captureSignature.keyName).spki' keys.json | base64 -d | openssl pkey -pubin -inform DER -out capture.pem && openssl dgst -sha256 -verify capture.pem -signature manifest.sig manifest.json",
  ...(witnessed && { relay: say('howTo.relay') }),
})

const keyAdvice = (places: readonly string[], say: Say): string =>
  say('howTo.key', { places: places.length === 0 ? 'none' : 'other', named: say.list(places) })

/** The log itself, if its name can be reached from outside. */
function ownPlace(origin: string | null): string[] {
  const host = origin?.split('/')[0] ?? ''
  return origin === null || host.endsWith('.local') ? [] : [`https://${origin}/keys`]
}

function connectionLimit(facts: {
  accessKind: AccessKind
  tlsVersion: string | null
  relayed: ReturnType<typeof relayedAs>
}): LimitName[] {
  if (facts.accessKind === 'demo' || (facts.accessKind === 'app' && facts.relayed === null)) return []
  if (facts.relayed !== null)
    return ['relay', facts.relayed === 'opened' ? 'relayQuestionOpened' : 'relayQuestion', 'relayKey']
  return [facts.tlsVersion === null ? 'notEncrypted' : 'encrypted']
}

type LimitName = Listed<'limit'>

/** Limits of the evidence, stated before an opponent does. */
export function limitsOf(
  facts: {
    accessKind: AccessKind
    /** Of an answer that a person brought from an app; null for others. */
    grade: Grade | null
    /** Of the connection; null if nothing was encrypted, or nothing was recorded. */
    tlsVersion: string | null
    hasLog: boolean
    timestamps: number
    witnesses: number
    relayed: ReturnType<typeof relayedAs>
  },
  say: Say,
): string[] {
  const { accessKind, hasLog, grade, timestamps, witnesses } = facts
  const named: LimitName[] = [
    'bytes',
    'others',
    ...(accessKind === 'official_api' ? (['api'] as const) : []),
    ...(accessKind === 'compatible_server' ? (['standIn'] as const) : []),
    ...connectionLimit(facts),
    'opinion',
    timestamps === 0 ? 'noStamp' : 'stamp',
    ...(witnesses === 0 && hasLog ? (['noWitness'] as const) : []),
    'itself',
  ]
  return [
    ...(hasLog ? [] : [say('statement.noLog')]),
    ...(accessKind === 'demo' ? [say('limit.demo')] : []),
    ...(grade === null ? [] : [say(`gradeMeans.${grade}`)]),
    ...named.map((name) => say(`limit.${name}`)),
  ]
}
