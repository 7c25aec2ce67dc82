import type { AccessKind } from '@veracite/terms/vocabulary'
import { NO_LOG } from '../log/no-log.ts'

/**
 * How to check a bundle, with our tools and without. The commands never include the log key: with the
 * bundle's own key, the bundle would vouch for itself.
 */
export const howToVerify = (
  origin: string | null,
  places: readonly string[],
  witnessed = false,
): Record<string, string> => ({
  key: keyAdvice(places.length > 0 ? places : ownPlace(origin)),
  cli: 'npm run veracite -- verify bundle.json --key-from PLACE',
  python: 'python -m veracite_sdk.verify bundle.json --key-from PLACE',
  install:
    'Both run in a clone of the Veracite repository. The first brings what it needs; the second needs this once: pip install ./python-sdk',
  // The capture key is left out as well: keys.json comes from the server, which publishes all its keys.
  openssl:
    "jq -r .manifest.base64 bundle.json | base64 -d > manifest.json && jq -r .captureSignature.sig bundle.json | base64 -d > manifest.sig && jq -r --slurpfile bundle bundle.json '.capture[] | select(.keyId == $bundle[0].captureSignature.keyName).spki' keys.json | base64 -d | openssl pkey -pubin -inform DER -out capture.pem && openssl dgst -sha256 -verify capture.pem -signature manifest.sig manifest.json",
  ...(witnessed && { relay: RELAY_ADVICE }),
})

/** Its key is left out for the same reason. */
const RELAY_ADVICE =
  'A relay carried answers in this bundle. That the provider sent them is shown only to readers who name that relay, and only provided that it did not collude with the collector: add --relay and its key, or --relay-from and a place of whoever runs it, https://… or dns:…, to the commands. Take the key from whoever runs the relay, not from this bundle or its sender.'

function keyAdvice(places: readonly string[]): string {
  const named =
    places.length === 0
      ? 'This bundle names no such place: ask the operator or the brand.'
      : `The operator says that the key is published at ${places.join(' and ')}. Use such a place only if you know from elsewhere whose it is: a forged bundle names places of its forger.`
  return `The log key is left out on purpose: a key taken from a bundle proves nothing about that bundle. PLACE is where you take it from instead: https://… for a page or file of the operator or the brand, dns:… for a record of their domain. ${named} With a key that you know already, write --key and the key instead of --key-from PLACE.`
}

/** The log itself, if its name can be reached from outside. */
function ownPlace(origin: string | null): string[] {
  const host = origin?.split('/')[0] ?? ''
  return origin === null || host.endsWith('.local') ? [] : [`https://${origin}/keys`]
}

function connectionLimit(facts: {
  accessKind: AccessKind
  tlsVersion: string | null
  relayed: boolean
}): string[] {
  if (facts.accessKind === 'demo') return []
  if (facts.relayed)
    return [
      'That the provider sent these bytes is shown only to readers who name the relay that carried the connection, and only provided that this relay did not collude with the collector: one’s own relay proves nothing, and a relay that conspires can sign anything. Its log shows what else it signed.',
      'What was asked rests on the word of the collector until the request is opened: its secrets are encrypted to a key that the operator keeps apart.',
      'The encryption of the connection does not commit to its key. A second secret that opens the same records to another text is not known to be feasible for records that the provider made.',
    ]
  return facts.tlsVersion === null
    ? [
        'The record does not show that the connection was encrypted. That the named server sent these bytes rests on the collector.',
      ]
    : [
        'The connection was encrypted, but encryption leaves no proof for third parties that the provider sent these bytes: that rests on the collector.',
      ]
}

/** Limits of the evidence, stated before an opponent does. */
export function limitsOf(facts: {
  accessKind: AccessKind
  /** Of the connection; null if nothing was encrypted, or nothing was recorded. */
  tlsVersion: string | null
  hasLog: boolean
  timestamps: number
  witnesses: number
  /** A relay carried the connection. */
  relayed: boolean
}): string[] {
  return [
    ...(facts.hasLog ? [] : [NO_LOG.reason]),
    ...(facts.accessKind === 'demo'
      ? ['It does not show what any real engine answers: the answer was invented for demonstration.']
      : []),
    'It shows that the collector recorded exactly these bytes and that they have not changed since. It does not show that what they say is true.',
    'It does not show that the engine would give, or gave, the same answer to anybody else. Engines vary with time, place, account and chance.',
    ...(facts.accessKind === 'official_api'
      ? [
          'The question was put to a programming interface. The consumer product of the same name may answer differently.',
        ]
      : []),
    ...(facts.accessKind === 'compatible_server'
      ? [
          'It does not show what the engine answers: a server that the operator chose was asked in its place, and nothing here tells what is behind it.',
        ]
      : []),
    ...connectionLimit(facts),
    'The classification is the opinion of a program about the answer. It is kept apart from the record, and rests on the facts listed with it.',
    facts.timestamps === 0
      ? 'No independent time-stamping authority has confirmed the time: all times are those of the collector’s clock.'
      : 'The independent time stamps show that the record existed at their time, not that it did not exist before.',
    ...(facts.witnesses === 0 && facts.hasLog
      ? [
          'No independent witness has cosigned the log: that it is the same log for everyone can be checked by comparing checkpoints with other readers.',
        ]
      : []),
    'A check by a program inside this document shows only that the document agrees with itself. Compare the key with a copy from another source.',
  ]
}
