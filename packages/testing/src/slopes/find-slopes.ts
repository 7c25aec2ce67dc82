import { seededRandom } from '../seeded-random.ts'
import { IS_THOROUGH } from '../thorough.ts'
import { CONSTRUCTS, characterClasses } from './fragments.ts'

/** Code that processes text from outside. */
export interface Reader {
  read(text: string): unknown
  /** About a page of typical input, as the yardstick. It is repeated to any length. */
  ordinary: string
  /** The words it looks for, in every language. Each is tried as a fragment, and in pairs. */
  cues: readonly string[]
  /** The names it looks for: every cue is also tried after the first of these. */
  names: readonly string[]
  /** Which fragments to try on their own, if another reader is tried with the rest. Default: all. */
  concerns?: (fragment: string) => boolean
  /** What a character may cost at most, as a multiple of ordinary text; ten unless there is a reason for more. */
  mostTimesOrdinary?: number
}

export interface Thoroughness {
  /**
   * Pairs of fragments to try besides every single one. A number, not a time limit, so that each run tries
   * the same.
   */
  pairs: number
  seed: number
  /** One cue in this many is tried alone: trying all takes minutes. */
  oneCueIn: number
  /** Length of texts at first; at most the usual length, except for texts made of signs and markup. */
  signsTo: number
  /** Length of the longest text, for anything that looks steep. */
  longest: number
}

/** What a test run can afford; use `VERACITE_TESTS=thorough` after changing a reader. */
export const THOROUGHNESS: Thoroughness = IS_THOROUGH
  ? { pairs: 20_000, seed: Date.now(), oneCueIn: 1, signsTo: 1_048_576, longest: 1_048_576 }
  : {
      pairs: 25,
      seed: 20_261_115,
      oneCueIn: 80,
      signsTo: 2_048,
      longest: 16_384,
    }

export interface Slope {
  /** The repeated fragment; a letter follows at the end of the text. */
  fragment: string
  characters: number
  /** Cost per character, as a multiple of ordinary text. */
  timesOrdinary: number
  /** Cost per character, as a multiple of a text an eighth as long. Linear is 1, quadratic 8. */
  growth: number
}

const MAX_TIMES_ORDINARY = 10
const MAX_GROWTH = 3
/**
 * Microseconds per character. If ordinary text costs less, as in native code, this is the yardstick instead.
 */
const LEAST_YARDSTICK_US = 0.1
/** The share of that limit that is worth a second look, alone and in a group. */
const LOOK_AGAIN = 0.5
const LOOK_CLOSER = 0.2
const GROUP = 8
const STEP = 8
const USUAL = 16_384
/** With this many to fix, nobody needs a longer list. */
const MAX_SLOPES = 30

/**
 * Every fragment whose repetition costs more than ten times ordinary text, or grows faster than its length.
 * Texts repeat a fragment and end with a letter, so that any search to the end of the run fails.
 */
export function findSlopes(reader: Reader, thoroughness: Thoroughness): Slope[] {
  const { pairs, seed, oneCueIn, signsTo, longest } = thoroughness
  const { concerns = () => true } = reader
  const usual = Math.min(USUAL, signsTo)
  const isSteep = steepnessOf(reader, usual)
  const { words, named } = wordsOf(reader)
  const random = seededRandom(seed)
  const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const all = [SIGNS, words, named].filter((list) => list.length > 0)
  const piece = () => `${any(any(all))}${any(JOINTS)}`
  const paired = Array.from({ length: pairs }, () => `${piece()}${piece()}`)
  // There are thousands of cues: tried in groups, and one by one if a group costs more than it should.
  const some = (list: readonly string[]) => list.filter(concerns).filter((_, at) => at % oneCueIn === 0)
  const steepWords = [...groupsOf(some(words)), ...groupsOf(some(named))].flatMap((group) =>
    isSteep(group.join(''), USUAL / 4, LOOK_CLOSER) ? group : [],
  )
  const slopes: Slope[] = []
  const tryAll = (fragments: readonly string[], length: number) => {
    for (const fragment of fragments) {
      if (slopes.length >= MAX_SLOPES) return
      if (!concerns(fragment)) continue
      const slope = isSteep(fragment, length, LOOK_AGAIN) ? lookAgain(reader, fragment, usual, longest) : null
      if (slope !== null) slopes.push(slope)
    }
  }
  tryAll(SIGNS, signsTo)
  tryAll([...steepWords, ...paired], usual)
  return slopes
}

const SIGNS = [...characterClasses(), ...CONSTRUCTS]
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

/**
 * Whether a fragment is worth a closer look: one quick measurement, which a busy moment can only make look
 * worse.
 */
function steepnessOf(
  { read, ordinary, mostTimesOrdinary = MAX_TIMES_ORDINARY }: Reader,
  usualLength: number,
) {
  const usual = textOf(ordinary, usualLength)
  for (let warm = 0; warm < WARM_UPS; warm += 1) read(usual)
  let yardstick = Number.POSITIVE_INFINITY
  let tried = 0
  return (fragment: string, length: number, suspicion: number): boolean => {
    // The compiler and caches warm up, so ordinary text is measured again regularly.
    if (tried % 200 === 0) yardstick = Math.max(LEAST_YARDSTICK_US, costOf(read, usual, 5))
    tried += 1
    const cost = costOf(read, textOf(fragment, length), 1)
    if (cost > yardstick * mostTimesOrdinary * suspicion) return true
    if (cost < yardstick * NEXT_TO_NOTHING * suspicion) return false
    return cost > costOf(read, textOf(fragment, length / STEP), 1) * (1 + MAX_GROWTH * suspicion)
  }
}

const WARM_UPS = 10

/** For texts that cost less than this multiple of ordinary text, growth is only timer noise. */
const NEXT_TO_NOTHING = 1

/**
 * Measures from the usual length to the longest: the minimum of many runs, alternating with ordinary text.
 * Null if nothing is wrong.
 */
function lookAgain(
  { read, ordinary, mostTimesOrdinary = MAX_TIMES_ORDINARY }: Reader,
  fragment: string,
  shortest: number,
  longest: number,
): Slope | null {
  const usual = textOf(ordinary, shortest)
  for (let length = shortest; length <= longest; length *= 4) {
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
      !isFine(slope, mostTimesOrdinary) &&
      runs < MAX_RUNS &&
      (runs < LEAST_RUNS ||
        process.cpuUsage(begun).user < (isClose(slope, mostTimesOrdinary) ? PATIENCE_US : LEAST_US))
    )
    if (!isFine(slope, mostTimesOrdinary)) return slope
  }
  return null
}

/** New code may not be compiled yet, and the machine may be busy: one good run is enough. */
const MAX_RUNS = 40
const LEAST_RUNS = 5
/** Five runs of a short text take a few milliseconds, all of which one collection of garbage can spoil. */
const LEAST_US = 200_000
const PATIENCE_US = 2_000_000

const isFine = ({ timesOrdinary, growth }: Slope, most: number) =>
  timesOrdinary <= most && (growth <= MAX_GROWTH || timesOrdinary < NEXT_TO_NOTHING)

/** What is twice as steep as it may be needs no more runs: chance does not do that five times over. */
const isClose = ({ timesOrdinary, growth }: Slope, most: number) =>
  timesOrdinary <= 2 * most && growth <= 2 * MAX_GROWTH

/** A thousand times what the clock resolves: reading on would measure the same again. */
const ENOUGH_US = 5_000

/**
 * Processor time per character, in microseconds: on a busy machine, wall-clock time measures other processes
 * too.
 */
function costOf(read: (text: string) => unknown, text: string, runs: number): number {
  let least = Number.POSITIVE_INFINITY
  // Short texts are read repeatedly, because the clock only resolves microseconds.
  const times = Math.max(1, Math.ceil(USUAL / 2 / text.length))
  for (let run = 0; run < runs; run += 1) {
    const started = process.cpuUsage()
    let time = 0
    let spent = 0
    do {
      read(text)
      time += 1
      const { user, system } = process.cpuUsage(started)
      spent = user + system
    } while (time < times && spent < ENOUGH_US)
    least = Math.min(least, spent / time / text.length)
  }
  return least
}

function textOf(fragment: string, length: number): string {
  return `${fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length)}a`
}

const round = (value: number) => Math.round(value * 10) / 10
