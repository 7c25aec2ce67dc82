import type { AccessKind } from '../../vocabulary.ts'

/** Three ways to check, with tools of ours and without. */
export const howToVerify = (vkey: string): Record<string, string> => ({
  cli: `veracite verify bundle.json --key '${vkey}'`,
  python: `python -m veracite.verify bundle.json --key '${vkey}'`,
  openssl:
    'jq -r .manifest.base64 bundle.json | base64 -d > manifest.json && jq -r .captureSignature.sig bundle.json | base64 -d > manifest.sig && jq -r .captureSignature.spki bundle.json | base64 -d | openssl pkey -pubin -inform DER -out capture.pem && openssl dgst -sha256 -verify capture.pem -signature manifest.sig manifest.json',
})

/** What the evidence does not show. Said by us before the other side says it. */
export function limitsOf(facts: { accessKind: AccessKind; timestamps: number; witnesses: number }): string[] {
  return [
    ...(facts.accessKind === 'demo'
      ? ['It does not show what any real engine answers: the answer was invented for demonstration.']
      : []),
    'It shows that the collector recorded exactly these bytes and that they have not changed since. It does not show that what they say is true.',
    'It does not show that the engine would give, or gave, the same answer to anybody else. Engines vary with time, place, account and chance.',
    ...(facts.accessKind === 'official_api' || facts.accessKind === 'compatible_server'
      ? [
          'The question was put to a programming interface. The consumer product of the same name may answer differently.',
        ]
      : []),
    'The connection was encrypted, but encryption leaves no proof for third parties that the provider sent these bytes: that rests on the collector.',
    'The classification is the opinion of a program about the answer. It is kept apart from the record, and rests on the facts listed with it.',
    facts.timestamps === 0
      ? 'No independent time-stamping authority has confirmed the time: all times are those of the collector’s clock.'
      : 'The independent time stamps show that the record existed at their time, not that it did not exist before.',
    ...(facts.witnesses === 0
      ? [
          'No independent witness has cosigned the log: that it is the same log for everyone can be checked by comparing checkpoints with other readers.',
        ]
      : []),
    'A check by a program inside this document shows only that the document agrees with itself. Compare the key with a copy from another source.',
  ]
}
