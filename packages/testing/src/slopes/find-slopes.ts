import { IS_THOROUGH } from '../thorough.ts'
import { CONSTRUCTS, characterClasses, seeded } from './fragments.ts'

/** Something that outside text is given to. */
export interface Reader {
  read(text: string): unknown
  /** A page or so of what it is meant for: the yardstick. It is repeated to any length. */
  ordinary: string
  /** The words it looks for, in every language. Each is a fragment, and part of pairs. */
  cues: readonly string[]
  /** Whom it looks for: every cue is also tried behind the first of these. */
  names: readonly string[]
  /** Which fragments make a text of their own here, where another reader is tried with the rest. All if it is not given. */
  concerns?: (fragment: string) => boolean
}

export interface Thoroughness {
  /** Pairs of fragments that are tried beside every single one. A number, not a time: each run tries the same. */
  pairs: number
  seed: number
  /** One cue in so many is tried by itself: all of them take minutes. */
  oneCueIn: number
  /** How long the texts made of signs and markup are. */
  signsTo: number
  /** The longest text, for whatever looks steep. */
  longest: number
}

/** What every test run can afford; `VERACITE_TESTS=thorough` is for whoever changes a reader. */
export const THOROUGHNESS: Thoroughness = IS_THOROUGH
  ? { pairs: 20_000, seed: Date.now(), oneCueIn: 1, signsTo: 1_048_576, longest: 1_048_576 }
  : { pairs: 100, seed: 20_261_115, oneCueIn: 40, signsTo: 16_384, longest: 65_536 }

export interface Slope {
  /** As it would be typed: repeated, then a letter. */
  fragment: string
  characters: number
  /** Cost per character, in times of that of ordinary text. */
  timesOrdinary: number
  /** Cost per character, in times of that of a text eight times shorter. Linear is 1, quadratic 8. */
  growth: number
}

const MAX_TIMES_ORDINARY = 10
const MAX_GROWTH = 3
/** Microseconds a character. Where ordinary text costs less, as it does native code, this is what others are held against. */
const LEAST_YARDSTICK_US = 0.1
/** Which part of that is worth a second look, alone and in a group. */
const LOOK_AGAIN = 0.5
const LOOK_CLOSER = 0.2
const GROUP = 8
const STEP = 8
const USUAL = 16_384
/** Who has so many to mend needs no longer list. */
const MAX_SLOPES = 30

/**
 * Every fragment whose repetition costs more than ten times ordinary text, or grows faster than its length. Texts are a
 * fragment over and over, and a letter: what is looked for to the end of a run is then looked for in vain.
 */
export function findSlopes(reader: Reader, thoroughness: Thoroughness): Slope[] {
  const { pairs, seed, oneCueIn, signsTo, longest } = thoroughness
  const { concerns = () => true } = reader
  const isSteep = steepnessOf(reader)
  const signs = [...characterClasses(), ...CONSTRUCTS]
  const { words, named } = wordsOf(reader)
  const random = seeded(seed)
  const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const all = [signs, words, named].filter((list) => list.length > 0)
  const piece = () => `${any(any(all))}${any(JOINTS)}`
  const paired = Array.from({ length: pairs }, () => `${piece()}${piece()}`)
  // There are thousands of cues: some at a time, and one by one where these cost more than they should.
  const some = (list: readonly string[]) => list.filter((_, at) => at % oneCueIn === 0)
  const steepWords = [...groupsOf(some(words)), ...groupsOf(some(named))].flatMap((group) =>
    isSteep(group.join(''), USUAL / 2, LOOK_CLOSER) ? group : [],
  )
  const slopes: Slope[] = []
  const tryAll = (fragments: readonly string[], length: number) => {
    for (const fragment of fragments) {
      if (slopes.length >= MAX_SLOPES) return
      if (!concerns(fragment)) continue
      const slope = isSteep(fragment, length, LOOK_AGAIN) ? lookAgain(reader, fragment, longest) : null
      if (slope !== null) slopes.push(slope)
    }
  }
  tryAll(signs, signsTo)
  tryAll([...steepWords, ...paired], USUAL)
  return slopes
}

const JOINTS = ['', '', '', ' ', ' ', ', ', '. ', '\n']

function wordsOf({ names, cues }: Reader): { words: string[]; named: string[] } {
  const words = [...new Set([...names, ...cues])].filter((cue) => cue !== '').map((cue) => `${cue} `)
  const [name] = names
  return { words, named: name === undefined ? [] : words.map((word) => `${name} ${word}`) }
}

function groupsOf(list: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(list.length / GROUP) }, (_, at) =>
    list.slice(at * GROUP, (at + 1) * GROUP),
  )
}

/** Whether a fragment is worth a closer look: one quick measurement, which a busy moment may spoil to its disadvantage. */
function steepnessOf({ read, ordinary }: Reader) {
  const usual = textOf(ordinary, USUAL)
  for (let warm = 0; warm < 20; warm += 1) read(usual)
  let yardstick = Number.POSITIVE_INFINITY
  let tried = 0
  return (fragment: string, length: number, suspicion: number): boolean => {
    // The compiler and the caches learn: so ordinary text is measured again and again.
    if (tried % 200 === 0) yardstick = Math.max(LEAST_YARDSTICK_US, costOf(read, usual, 5))
    tried += 1
    const cost = costOf(read, textOf(fragment, length), 1)
    if (cost > yardstick * MAX_TIMES_ORDINARY * suspicion) return true
    if (cost < yardstick * NEXT_TO_NOTHING * suspicion) return false
    return cost > costOf(read, textOf(fragment, length / STEP), 1) * (1 + MAX_GROWTH * suspicion)
  }
}

/** Growth of what costs less than this, in times of ordinary text, is the clock's. */
const NEXT_TO_NOTHING = 1

/** Up to the longest length; the least of many runs, in turns with ordinary text. Null when nothing is wrong. */
function lookAgain({ read, ordinary }: Reader, fragment: string, longest: number): Slope | null {
  const usual = textOf(ordinary, USUAL)
  for (let length = USUAL; length <= longest; length *= 4) {
    const [text, shorter] = [textOf(fragment, length), textOf(fragment, length / STEP)]
    let [cost, costShorter, costUsual] = [
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ]
    let slope: Slope
    let runs = 0
    const begun = process.cpuUsage()
    do {
      cost = Math.min(cost, costOf(read, text, 1))
      costShorter = Math.min(costShorter, costOf(read, shorter, 2))
      costUsual = Math.min(costUsual, costOf(read, usual, 1))
      slope = {
        fragment: JSON.stringify(fragment),
        characters: length,
        timesOrdinary: round(cost / Math.max(LEAST_YARDSTICK_US, costUsual)),
        growth: round(cost / costShorter),
      }
      runs += 1
    } while (
      !isFine(slope) &&
      runs < MAX_RUNS &&
      (runs < LEAST_RUNS || process.cpuUsage(begun).user < PATIENCE_US)
    )
    if (!isFine(slope)) return slope
  }
  return null
}

/** Code that has just been met is not compiled yet, and a neighbour may be busy: what is fine once is fine. */
const MAX_RUNS = 40
const LEAST_RUNS = 3
const PATIENCE_US = 2_000_000

const isFine = ({ timesOrdinary, growth }: Slope) =>
  timesOrdinary <= MAX_TIMES_ORDINARY && (growth <= MAX_GROWTH || timesOrdinary < NEXT_TO_NOTHING)

/** Processor time per character, in microseconds: on a busy machine the clock on the wall tells of others. */
function costOf(read: (text: string) => unknown, text: string, runs: number): number {
  let least = Number.POSITIVE_INFINITY
  // Short texts are read often enough for a clock that ticks in microseconds.
  const times = Math.max(1, Math.ceil(USUAL / 2 / text.length))
  for (let run = 0; run < runs; run += 1) {
    const started = process.cpuUsage()
    for (let time = 0; time < times; time += 1) read(text)
    const { user, system } = process.cpuUsage(started)
    least = Math.min(least, (user + system) / times / text.length)
  }
  return least
}

function textOf(fragment: string, length: number): string {
  return `${fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length)}a`
}

const round = (value: number) => Math.round(value * 10) / 10
