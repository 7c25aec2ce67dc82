/** Names and statements as random as a seed makes them: the same seed gives the same ones. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Random = ReturnType<typeof randomFrom>

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T

const LINES =
  'Trail Ridge Brook Summit Vale Talon Nova Spider-Man Air UberEats Zephyr Orla Kestrel Été Ångström'.split(
    ' ',
  )
const SECOND = 'Runner Pro Max Lite Detect Origin Dreamliner Neo Mini Ultra Studio Web Services'.split(' ')
const CODES =
  'T40 WH-1000XM5 WH1000XM5 M50x M50xBT2 787-9 787 PD2706U A320neo A320 S24+ S24 501 V15 X99 PD series'.split(
    ' ',
  )
const PLAIN = 'jacket wireless men’s black tent shoe headphones watch coffee machine'.split(' ')
const SIZES = ['42', '128GB', '27"', 'XL', '6-quart', '500 ml']
const OTHER_SCRIPTS = ['耳机', 'ワイヤレス', '무선', 'Кроссовки']

/** The name of a product as feeds write it. */
export function randomName(random: Random, brand: string): string {
  const parts = [
    ...(random(3) > 0 ? [brand] : []),
    ...(random(5) > 0 ? [pick(random, LINES)] : []),
    ...(random(3) === 0 ? [pick(random, SECOND)] : []),
    ...(random(2) === 0 ? [pick(random, CODES)] : []),
    ...(random(4) === 0 ? [String(random(12) + 1)] : []),
    ...(random(3) === 0 ? [pick(random, PLAIN)] : []),
    ...(random(6) === 0 ? [pick(random, SIZES)] : []),
    ...(random(12) === 0 ? [pick(random, OTHER_SCRIPTS)] : []),
  ]
  return parts.length === 0 || parts.join() === brand ? `${brand} ${pick(random, LINES)}` : parts.join(' ')
}

/** The same product as somebody else writes it, or one that is like it. */
export function randomlySaid(random: Random, name: string, brand: string): string {
  const words = name.split(' ')
  const changes: (() => string)[] = [
    () => name,
    () => name.replace(`${brand} `, ''),
    () => `${brand} ${name.replace(`${brand} `, '')}`,
    () => words.filter(() => random(4) > 0).join(' ') || name,
    () => `${name} ${pick(random, [...SECOND, ...CODES, ...PLAIN])}`,
    () => name.replaceAll('-', ''),
    () => name.replaceAll('-', ' '),
    () => name.replace(/(\p{L})(\d)/u, '$1 $2'),
    () => name.replace(/(\p{L}) (\p{Lu}|\d)/u, '$1$2'),
    () => `${name}s`,
    () => name.toLowerCase(),
    () => randomName(random, brand),
  ]
  return pick(random, changes)()
}
