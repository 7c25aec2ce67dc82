import { base64Encode } from '../../packages/verify/src/bytes.ts'
import { formatVkey } from '../../packages/verify/src/log/note-key.ts'
import { RELAY } from '../../packages/verify/src/test-support/forged-connection.ts'
import { CAPTURE_SPKI, FORGER, LOG, WITNESS } from '../../packages/verify/src/test-support/sample-keys.ts'
import { p256SpkiOf } from '../../packages/verify/src/x509/ecdsa.ts'

const KEY = formatVkey(LOG.verifier)
const OTHER = formatVkey(FORGER.log.verifier)
const LINE = `veracite-log-key=${KEY}`
const RELAY_VKEY = formatVkey(RELAY.verifier)
const RELAY_LINE = `veracite-relay-key=${RELAY_VKEY}`

const SPKI = base64Encode(CAPTURE_SPKI)
const SPKI2 = base64Encode(p256SpkiOf(new Uint8Array(32).fill(99)))
const BEGIN = '2026-01-01T00:00:00.000Z'
const END = '2026-12-31T23:59:59.000Z'

/** Places and what they publish. `key` null means: refused, for the reason beside it. */
export const KEY_PLACES = {
  about: 'Where a log key may be published and in which forms. Every verifier reads them the same way.',
  key: KEY,
  places: [
    place('https://example.com', 'https://example.com/.well-known/veracite-log-key'),
    place('https://example.com/', 'https://example.com/.well-known/veracite-log-key'),
    place('https://example.com:8443/about?x=1', 'https://example.com:8443/about?x=1'),
    place('https://evidence.example.com/log/1/keys', 'https://evidence.example.com/log/1/keys'),
    place('http://127.0.0.1:3000/log/1/keys', 'http://127.0.0.1:3000/log/1/keys'),
    place('http://[::1]/x', 'http://[::1]/x'),
    place('dns:example.com', '_veracite-log.example.com'),
    place('dns:Evidence.Example.co.uk', '_veracite-log.Evidence.Example.co.uk'),
    ...[
      'PLACE',
      '',
      'example.com',
      'http://example.com',
      'http://127.0.0.1.example.com/x',
      'http://localhost@example.com/',
      'https://user@example.com/',
      'https://example.com/#key',
      'https://example.com/a b',
      'https://',
      'ftp://example.com',
      'file:///etc/passwd',
      'HTTPS://example.com',
      'dns:',
      'dns:com',
      'dns:example..com',
      'dns:-a.example.com',
      'dns:example.com/x',
      'dns:exa mple.com',
      'dns:example.com\n',
      `dns:${'a'.repeat(64)}.com`,
      `dns:${'a.'.repeat(120)}com`,
    ].map((typed) => place(typed, null)),
  ],
  documents: [
    document('the keys of a server', JSON.stringify({ log: { origin: 'x', vkey: KEY }, capture: [] }), KEY),
    document('a file with nothing but the key', `${KEY}\n`, KEY),
    document('a file with the line', `${LINE}\n`, KEY),
    document('a byte order mark first', `\uFEFF${LINE}`, KEY),
    document('a page', `<!doctype html><title>x</title><p>Our key: <code>${LINE}</code></p>`, KEY),
    document('a page with a colon', `<p>veracite-log-key: ${KEY}</p>`, KEY),
    document('a page that says it twice', `<meta name="x" content="${LINE}"><p>${LINE}</p>`, KEY),
    document('nothing', '', null),
    document('a page without it', '<p>Welcome</p>', null),
    document('two keys', `${LINE}\nveracite-log-key=${OTHER}\n`, null),
    document('a key without the word before it, in a page', `<p>${KEY}</p>`, null),
    document('JSON without a log', '{"log":null}', null),
    document('JSON with a number', '{"log":{"vkey":1}}', null),
    document('JSON with a list', '{"log":[]}', null),
    document('something like JSON', '{log', null),
    document('a key that was cut', LINE.slice(0, -4), null),
    document('a key with another name', LINE.replace('veracite.example', 'veracite.examp1e'), null),
    document('the key of a witness', `veracite-log-key=${formatVkey(WITNESS.verifier)}`, null),
  ],
  records: [
    { name: 'one', strings: [LINE], key: KEY },
    { name: 'among others', strings: ['v=spf1 -all', LINE, 'x'], key: KEY },
    { name: 'the same twice', strings: [LINE, LINE], key: KEY },
    { name: 'none', strings: [], key: null },
    { name: 'others only', strings: ['v=spf1 -all'], key: null },
    { name: 'two keys', strings: [LINE, `veracite-log-key=${OTHER}`], key: null },
    { name: 'not at the beginning', strings: [`note ${LINE}`], key: null },
    { name: 'a colon', strings: [`veracite-log-key: ${KEY}`], key: null },
    { name: 'cut in two strings', strings: [LINE.slice(0, 60), LINE.slice(60)], key: null },
    { name: 'empty', strings: ['veracite-log-key='], key: null },
  ],
  /** The same places asked for the key of a relay. */
  relayPlaces: [
    place('https://relay.example.org:8443', 'https://relay.example.org:8443/.well-known/veracite-relay-key'),
    place('dns:example.org', '_veracite-relay.example.org'),
    place('http://example.org', null),
  ],
  relayDocuments: [
    relays('what a relay serves', relayJson({ vkey: RELAY_VKEY, runBy: 'Example & Partners' }), [
      { vkey: RELAY_VKEY, runBy: 'Example & Partners' },
    ]),
    relays('who runs it is not said', relayJson({ vkey: RELAY_VKEY, runBy: null, address: 'https://x' }), [
      { vkey: RELAY_VKEY, runBy: null },
    ]),
    relays('two relays of a server', relayJson({ vkey: RELAY_VKEY }, { vkey: KEY, runBy: 'us' }), [
      { vkey: RELAY_VKEY, runBy: null },
      { vkey: KEY, runBy: 'us' },
    ]),
    relays('a file with nothing but the key', `${RELAY_VKEY}\n`, [{ vkey: RELAY_VKEY, runBy: null }]),
    relays('a page with the line', `<p>${RELAY_LINE}</p>`, [{ vkey: RELAY_VKEY, runBy: null }]),
    relays('a page with two keys', `<p>${RELAY_LINE}</p><p>veracite-relay-key=${KEY}</p>`, null),
    relays('a page with the key of a log', `<p>${LINE}</p>`, null),
    relays('the keys of a log', JSON.stringify({ log: { vkey: KEY } }), null),
    relays('an empty list', relayJson(), null),
    relays('too many', relayJson(...Array(65).fill({ vkey: RELAY_VKEY })), null),
    relays('a key that was cut', relayJson({ vkey: RELAY_VKEY.slice(0, -4) }), null),
    relays('the key of a witness', relayJson({ vkey: formatVkey(WITNESS.verifier) }), null),
    relays('who runs it is a number', relayJson({ vkey: RELAY_VKEY, runBy: 7 }), null),
    relays('who runs it has two lines', relayJson({ vkey: RELAY_VKEY, runBy: 'a\nb' }), null),
    relays('who runs it leaves its quotation', relayJson({ vkey: RELAY_VKEY, runBy: 'a” b' }), null),
    relays('something like JSON', '{relays', null),
  ],
  relayRecords: [
    { name: 'one', strings: ['v=spf1 -all', RELAY_LINE], key: RELAY_VKEY },
    { name: 'that of a log', strings: [LINE], key: null },
    { name: 'two', strings: [RELAY_LINE, `veracite-relay-key=${KEY}`], key: null },
  ],
  captureDocuments: [
    captured('the keys of a server', inJson([{ spki: SPKI, notBefore: BEGIN, notAfter: END }]), [
      { spki: SPKI, notBefore: BEGIN, notAfter: END },
    ]),
    captured('a key that is still in use', inJson([{ spki: SPKI, notBefore: BEGIN, notAfter: null }]), [
      { spki: SPKI, notBefore: BEGIN, notAfter: null },
    ]),
    captured('a file with lines', `${LINE}\nveracite-capture-key=${SPKI}\nveracite-capture-key=${SPKI2}\n`, [
      { spki: SPKI, notBefore: null, notAfter: null },
      { spki: SPKI2, notBefore: null, notAfter: null },
    ]),
    captured(
      'a page that says it twice',
      `<p>veracite-capture-key: ${SPKI}</p>veracite-capture-key=${SPKI}`,
      [{ spki: SPKI, notBefore: null, notAfter: null }],
    ),
    captured('nothing about them', `${LINE}\n`, null),
    captured('an empty list', inJson([]), null),
    captured('no list', '{"log":null}', null),
    captured('not a list', '{"capture":7}', 'refused'),
    captured('a key without its bytes', inJson([{ keyId: 'x' }]), 'refused'),
    captured('bytes that are not base64', inJson([{ spki: 'x' }]), 'refused'),
    captured(
      'a day that does not exist',
      inJson([{ spki: SPKI, notAfter: '2026-02-30T00:00:00.000Z' }]),
      'refused',
    ),
    captured('something like JSON', '{capture', 'refused'),
    captured('a line that was cut', `veracite-capture-key=${SPKI.slice(0, -3)}`, 'refused'),
  ],
  captureRecords: [
    { name: 'one', strings: [LINE, `veracite-capture-key=${SPKI}`], spki: [SPKI] },
    {
      name: 'two',
      strings: [`veracite-capture-key=${SPKI}`, `veracite-capture-key=${SPKI2}`],
      spki: [SPKI, SPKI2],
    },
    { name: 'none', strings: [LINE], spki: null },
    { name: 'not at the beginning', strings: [`note veracite-capture-key=${SPKI}`], spki: null },
  ],
}

function place(typed: string, asks: string | null) {
  return { typed, asks }
}

interface CapturedKey {
  spki: string
  notBefore: string | null
  notAfter: string | null
}

/** `keys` null means: it names none. */
function captured(name: string, body: string, keys: CapturedKey[] | null | 'refused') {
  return { name, body, keys }
}

function inJson(capture: object[]): string {
  return JSON.stringify({ log: { vkey: KEY }, capture })
}

function relayJson(...relays: object[]): string {
  return JSON.stringify({ relays })
}

/** `relays` null means: refused. */
function relays(name: string, body: string, found: { vkey: string; runBy: string | null }[] | null) {
  return { name, body, relays: found }
}

function document(name: string, body: string, key: string | null) {
  return { name, body, key }
}
