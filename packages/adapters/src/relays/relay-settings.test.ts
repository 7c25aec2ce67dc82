import { ED25519_NOTE, formatVkey, noteSigner } from '@veracite/verify/log/note-key'
import { expect, test } from 'vitest'
import { parseRelays, usedRelays } from './relay-settings.ts'

const keyOf = (seed: number) =>
  formatVkey(noteSigner('relay.example.org/log/1', ED25519_NOTE, new Uint8Array(32).fill(seed)).verifier)
const URL = 'https://relay.example.org:8443'
const TOKEN = 'vrt_0123456789abcdef'

test('a relay with and without who runs it; one without a token is published and not used', () => {
  const relays = parseRelays(
    `${URL};${keyOf(1)};${TOKEN}, ${URL};${keyOf(2)};${TOKEN};Example & Partners, ${URL};${keyOf(3)};;a former one`,
  )
  expect(relays).toEqual([
    { url: URL, key: keyOf(1), token: TOKEN },
    { url: URL, key: keyOf(2), token: TOKEN, runBy: 'Example & Partners' },
    { url: URL, key: keyOf(3), token: '', runBy: 'a former one' },
  ])
  expect(usedRelays(relays).map(({ key }) => key)).toEqual([keyOf(1), keyOf(2)])
})

test.each([
  `${URL};${keyOf(1)}`,
  `${URL};${keyOf(1)};`,
  `${URL};${keyOf(1)};short;us`,
  `${URL};${keyOf(1)};${TOKEN};us;more`,
  `${URL};${keyOf(1)};${TOKEN};a\u202eb`,
  `${URL}/x;${keyOf(1)};${TOKEN}`,
  `http://relay.example.org;${keyOf(1)};${TOKEN}`,
  `${URL};nonsense;${TOKEN}`,
  `${URL};${keyOf(1)};${TOKEN},${URL};${keyOf(1)};${TOKEN}`,
])('refuses %s without quoting the token', (text) => {
  expect(() => parseRelays(text)).toThrow(/^(?!.*vrt_).*relay/)
})
