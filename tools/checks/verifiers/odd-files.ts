import type { EvidenceBundle } from '../../../packages/verify/src/bundle/bundle.ts'
import { utf8Decode, utf8Encode } from '../../../packages/verify/src/bytes.ts'
import { countTokens, MAX_TOKENS } from '../../../packages/verify/src/modest-json.ts'
import { readableSample } from '../../../packages/verify/src/test-support/readable-sample.ts'
import { sampleBundle } from '../../../packages/verify/src/test-support/sample-bundle.ts'
import { sealSample } from '../../../packages/verify/src/test-support/seal-sample.ts'
import { type Change, put, walk } from './changes.ts'
import GIVEN from './odd-values.json' with { type: 'json' }
import { BUNDLES } from './sample-bundles.ts'

/** Files on which readers of JSON, of times or of Unicode are known to differ. */

type Odd = (text: string, random: () => number) => string | Uint8Array

const ODD: Record<string, Odd> = {
  'a byte order mark': (text) => `\uFEFF${text}`,
  'space after it': (text, random) => text + pick([' ', '\n', '\t', '\r\n', ' \n '], random),
  'space before it': (text, random) => pick([' ', '\n', '\u00a0', '\u2028', '\v', '\0'], random) + text,
  'space inside': (text, random) =>
    anywhere(text, pick([' ', '\n', '\u00a0', '\ufeff', '\0'], random), random),
  'something after it': (text, random) => text + pick(['{}', 'x', ',', '\0', '\u2029', '//'], random),
  'a byte that is no UTF-8': (text, random) => {
    const bytes = utf8Encode(text)
    return bytes.with(Math.floor(random() * bytes.length), pick([0x80, 0xc0, 0xf5, 0xff], random))
  },
  'UTF-16': (text) => Uint8Array.from(Buffer.from(text, 'utf16le')),
  'cut off': (text, random) => text.slice(0, Math.floor(random() * text.length)),
  'deep nesting': (text, random) => {
    const depth = pick([1, 30, 62, 63, 64, 65, 900, 5_000, 200_000], random)
    return text.replace('{', () => `{"deep":${'['.repeat(depth)}${']'.repeat(depth)},`)
  },
  'a lone surrogate': (text) => text.replace('{', '{"lone":"\\ud800",'),
  'a number that is none': (text, random) =>
    text.replace(
      /:([0-9]+)([,}])/,
      (_, n, end) =>
        `:${pick([`${n}.0`, `${n}e0`, `0${n}`, `+${n}`, 'NaN', '1e999', `-${n}`, `${n}.`], random)}${end}`,
    ),
  'another spelling of a letter': (text) => text.replace('"bundle"', '"\\u0062undle"'),
  'an escape that is none': (text) => text.replace('"bundle"', '"\\x62undle"'),
}

const anywhere = (text: string, what: string, random: () => number): string => {
  const at = Math.floor(random() * text.length)
  return text.slice(0, at) + what + text.slice(at)
}

export function pick<T>(list: readonly T[], random: () => number): T {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('an empty list')
  return found
}

/** One file, made by a random hand: odd as a text, odd in one member, or signed with an odd time. */
export function oddFile(random: () => number): Change {
  const [name, bundle] = pick([...BUNDLES, ...UNSEALED, ...ODDLY_SIGNED], random)
  const kind = random()
  if (kind < 0.4) {
    const [what, make] = pick(Object.entries(ODD), random)
    const made = make(JSON.stringify(bundle), random)
    return { what: `${name}: ${what}`, bytes: typeof made === 'string' ? encode(made) : made }
  }
  if (kind < 0.45) return { what: name, bytes: encode(JSON.stringify(bundle)) }
  const copy = structuredClone(bundle) as unknown as Record<string, unknown>
  const places: (string | number)[][] = []
  walk(copy, [], (path) => path.length > 0 && places.push(path))
  const path = pick(places, random)
  const value = pick(GIVEN.values as unknown[], random)
  put(copy, path, value)
  return {
    what: `${name}: ${path.join('.')} is ${JSON.stringify(value)}`,
    bytes: encode(JSON.stringify(copy)),
  }
}

/** A lone surrogate has no UTF-8: such a text becomes what an editor would write. */
const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

const UNSEALED = BUNDLES.map(([name, { seal: _, ...rest }]): [string, EvidenceBundle] => [
  `${name}, without a seal`,
  rest,
])

/** Signed and logged, but with a time that is none, or with more events than anybody reads. */
const ODDLY_SIGNED = GIVEN.times.map((time): [string, EvidenceBundle] => [
  `captured on ${time}`,
  resealed({
    alone: true,
    before: 0,
    after: 0,
    manifestBytes: (bytes) => utf8Encode(utf8Decode(bytes).replace('2026-06-01T12:00:02.000Z', time)),
  }),
])

function resealed(choices: Parameters<typeof sampleBundle>[0]): EvidenceBundle {
  const bundle = sampleBundle(choices)
  bundle.timestamps = []
  try {
    return sealSample(readableSample(bundle))
  } catch {
    // The manifest cannot be read at all, so there is nothing to seal.
    return bundle
  }
}

/** As many strings, numbers and signs as are read, and one more: in the file, and in a text inside it. */
function longestFiles(rest: EvidenceBundle): Change[] {
  const empty = countTokens(JSON.stringify({ ...rest, more: [] }))
  const [reading] = rest.readings
  return [0, 1].flatMap((over) => {
    // Each null but the first brings a comma.
    const room = MAX_TOKENS - empty + over + 1
    const more = room % 2 === 0 ? Array(room / 2).fill(null) : [[], ...Array((room - 3) / 2).fill(null)]
    const json = `[${'0,'.repeat(MAX_TOKENS / 2 - 2)}0${over === 0 ? '' : ',0'}]`
    return [
      { what: `${over} tokens over the bound`, bytes: encode(JSON.stringify({ ...rest, more })) },
      {
        what: `a reading ${over} tokens over the bound`,
        bytes: encode(JSON.stringify({ ...rest, readings: [{ ...reading, json, reading: [] }] })),
      },
    ]
  })
}

/** Too long for chance to find: as many events as are read, and one more. */
export function crowdedFiles(): Change[] {
  const [, bundle] = BUNDLES[2] ?? []
  if (bundle === undefined) return []
  const { seal: _, ...rest } = bundle
  return [...longestFiles(rest), ...eventFiles(rest)]
}

function eventFiles(rest: EvidenceBundle): Change[] {
  return [1_024, 1_025].flatMap((count) =>
    (['classification', 'verification', 'custody'] as const).map((list) => ({
      what: `${count} events in ${list}`,
      bytes: encode(JSON.stringify({ ...rest, [list]: Array(count).fill(rest[list][0]) })),
    })),
  )
}
