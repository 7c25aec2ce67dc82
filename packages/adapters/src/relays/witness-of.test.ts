import { signCheckpoint } from '@veracite/verify/log/checkpoint'
import { leafHash } from '@veracite/verify/log/merkle'
import { formatVkey } from '@veracite/verify/log/note-key'
import { formatTlogProof } from '@veracite/verify/log/tlog-proof'
import { BODY, forgeConnection, RELAY, WEB_ROOT } from '@veracite/verify/test-support/forged-connection'
import { HOST } from '@veracite/verify/test-support/server-keys'
import { expect, test } from 'vitest'
import { witnessOf } from './witness-of.ts'

const COMMITMENT = 'c0'.repeat(32)
const AT = new Date('2026-06-01T12:00:05.000Z')

/** What the collector makes of a relay that signed this commitment. */
function concluded(signed: { commitment?: string }) {
  const { client, server, secrets, clientSecrets, statement, signature } = forgeConnection({
    statement: signed,
  })
  const root = leafHash(statement)
  const checkpoint = signCheckpoint({ origin: RELAY.verifier.name, size: 1, root }, RELAY)
  return witnessOf({
    relay: { url: 'https://relay.example.org', key: formatVkey(RELAY.verifier), token: 'x'.repeat(32) },
    host: HOST,
    commitment: COMMITMENT,
    statement: {
      statement,
      signature,
      proof: formatTlogProof({ index: 0, hashes: [], checkpoint, extra: null }),
    },
    sent: client,
    received: server,
    serverSecrets: secrets,
    clientSecrets,
    opened: null,
    roots: [WEB_ROOT],
    reply: { bytes: BODY, status: 200, startedAt: AT, finishedAt: AT, requestBody: null },
    holdsKey: () => false,
  })
}

test('a relay that signed the commitment it was given is believed', () => {
  expect(concluded({ commitment: COMMITMENT })).toMatchObject({ kind: 'carried' })
})

test.each([
  ['none', {}],
  ['another one', { commitment: 'd0'.repeat(32) }],
])('a relay that signed %s is not: a verifier would find that out later', (_, signed) => {
  expect(concluded(signed)).toMatchObject({
    kind: 'not_witnessed',
    reason: 'The relay did not bind this connection to this capture.',
  })
})
