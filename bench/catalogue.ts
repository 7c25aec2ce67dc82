import { factsToCompare } from '../packages/core/src/products/facts-to-compare.ts'
import { type Ports } from '../packages/core/src/ports.ts'
import { readPlainly } from '../packages/verdicts/src/plain/read-plainly.ts'
import { profileOf } from '../packages/verdicts/src/profile.ts'
import type { Reading } from '../packages/verdicts/src/reading.ts'
import { verdict } from '../packages/verdicts/src/verdict/decide.ts'
import { bench, timed } from './bench.ts'
import { openAdmin, openBenchDatabase } from './database.ts'
import { addBrand, addFeed, importOnce, openService } from './service.ts'

const FEW = 10
const ANSWERS = 100
const BRAND = { name: 'Halden', aliases: ['Halden Outdoor'], domain: 'halden.example' }

/**
 * Milliseconds to judge an answer that names three products with their prices, from its stored reading: looking up what it
 * names, and deciding. Both catalogues have the ten products that the answers name; the large one has others that share
 * their words. `size`: products of the large one.
 */
export const catalogue = bench({
  name: 'catalogue',
  unit: 'ms per answer',
  size: 1_000_000,
  async open({ size, say, keep }) {
    const own = await keep(openBenchDatabase(), (database) => database.drop())
    const { ports } = await keep(openService(own.appUrl, { VERACITE_DATABASE_CONNECTIONS: '4' }), (opened) =>
      opened.close(),
    )
    const small = await brandWith(ports, FEW)
    const startedAt = performance.now()
    const large = await brandWith(ports, size)
    say(`${size} products imported in ${Math.round((performance.now() - startedAt) / 1000)} s`)
    // As the server does by itself within minutes after an import.
    const admin = await keep(openAdmin(own.adminUrl), (database) => database.close())
    await admin.sql`vacuum (analyze) veracite.catalogue_words, veracite.catalogue_products, evidence.catalogue_items`
    const readings = Array.from({ length: ANSWERS }, (_, n) => readingOf(n))
    const same = await sameVerdicts(ports, small, large, readings)
    say(`${same} of ${ANSWERS} answers have the same verdict by both`)
    return {
      measures: {
        [TEN]: () => judgeAll(ports, small, readings),
        [MANY]: () => judgeAll(ports, large, readings),
      },
      ratios: [{ of: MANY, to: TEN, goal: 1.5, atMost: true }],
    }
  },
})

const TEN = 'ten products'
const MANY = 'many products'

async function brandWith(ports: Ports, items: number): Promise<string> {
  const brand = await addBrand(ports, { ...BRAND, domain: `halden-${items}.example` })
  await importOnce(ports, await addFeed(ports, brand.id), tableOf(items), items)
  return brand.id
}

const LINES = 'Ridge Brook Summit Vale Talon Nova Zephyr Kestrel Orla Fjord'.split(' ')
const MODELS = 'Pro Max Lite Air Trail Runner Studio Ultra Neo Mini'.split(' ')
const LETTERS = 'KTVXZ'

/** Every code is shared by dozens of products, every other word by tens of thousands. */
const nameOf = (n: number): string =>
  `Halden ${LINES[n % 10]} ${MODELS[Math.floor(n / 10) % 10]} ${LETTERS[Math.floor(n / 100) % 5]}${100 + (Math.floor(n / 500) % 4_000)}`

/** The tenth of a line and model comes again in another colour. */
async function* tableOf(items: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode('id\ttitle\tprice\tavailability\tproduct_type\n')
  for (let at = 0; at < items; at += 1_000) {
    const lines = Array.from({ length: Math.min(1_000, items - at) }, (_, i) => {
      // The first ten are far apart, so that no two share their words by more than chance.
      const n = at + i
      const product = n < FEW ? n * 53_713 : n
      return `${n}\t${nameOf(product)} jacket ${['black', 'blue', 'red'][n % 3]}\t${priceOf(product)} EUR\tin stock\t${LINES[product % 10]}\n`
    })
    yield encoder.encode(lines.join(''))
  }
}

const priceOf = (n: number): string => `${50 + (n % 900)}.00`

function readingOf(n: number): Reading {
  const [a, b, c] = [n % FEW, (n * 3 + 1) % FEW, (n * 7 + 2) % FEW].map((one) => one * 53_713) as [
    number,
    number,
    number,
  ]
  const text = [
    `Halden makes several good jackets. The ${nameOf(a)} costs €${priceOf(a)}.`,
    `The ${nameOf(b)} is priced at €${Number(priceOf(b)) + 200}, and is the better choice.`,
    '',
    '| Model | Price |',
    '|---|---|',
    `| ${nameOf(c)} | €${priceOf(c)} |`,
    '',
    `Halden was founded in 1987. The ${nameOf(a)} Plus is new.`,
  ].join('\n')
  const prompt = { text: 'Which jackets does Halden sell?', intent: 'BRANDED' as const }
  return readPlainly({ brand: profileOf(BRAND, []), prompt, answer: { text, citations: [] } })
}

async function judge(ports: Ports, brandId: string, reading: Reading) {
  const capturedAt = new Date()
  const answer = {
    brand: { id: brandId, name: BRAND.name, aliases: BRAND.aliases },
    capturedAt,
    readings: [reading],
  }
  const { facts, range } = await factsToCompare(ports.productIndex, answer, [])
  return verdict([reading], facts, BRAND, { at: { now: capturedAt, priceFreshDays: 90 }, range })
}

async function judgeAll(ports: Ports, brandId: string, readings: readonly Reading[]): Promise<number> {
  const ms = await timed(async () => {
    for (const reading of readings) await judge(ports, brandId, reading)
  })
  return ms / readings.length
}

/** The large catalogue has more products, but none that these answers mean. */
async function sameVerdicts(
  ports: Ports,
  small: string,
  large: string,
  readings: readonly Reading[],
): Promise<number> {
  let same = 0
  for (const reading of readings) {
    const [few, many] = [await judge(ports, small, reading), await judge(ports, large, reading)]
    const told = ({ claims }: typeof few) =>
      JSON.stringify(claims.map((claim) => [claim.stated, claim.verdict, claim.truth]))
    if (few.class === many.class && told(few) === told(many)) same += 1
  }
  return same
}
