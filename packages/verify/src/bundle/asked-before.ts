import { FormatError } from '../format-error.ts'
import { grouped } from './sampling-words.ts'
import words from './words.json' with { type: 'json' }

/**
 * What had been asked before a plan: one line for each of its prompts and engines, in the order of the plan, under a root
 * that the plan's manifest names. It counts what this installation asked for this brand, and nothing beyond.
 */
export interface AskedBefore {
  /** Earlier plans of the brand that asked this engine this prompt. */
  plans: number
  /** Their runs, and how many of these were answered. */
  runs: number
  answers: number
  /** Further answers that were asked for to verify earlier ones. */
  again: number
  /** The classes of those answers, as far as they were known. */
  classes: Record<string, number>
}

export interface HistoryLine extends AskedBefore {
  promptSha256: string
  engine: string
}

export function historyLine({ promptSha256, engine, classes, ...counts }: HistoryLine): string {
  const { plans, runs, answers, again } = counts
  const named = Object.keys(classes)
    .sort()
    .map((name) => ` ${name}=${classes[name]}`)
  return `${promptSha256} ${engine} ${plans} ${runs} ${answers} ${again}${named.join('')}`
}

export function parseHistoryLine(line: string): HistoryLine {
  const [, promptSha256 = '', engine = '', plans, runs, answers, again, named = ''] = LINE.exec(line) ?? []
  if (promptSha256 === '') throw new FormatError('a line about earlier plans cannot be read')
  const classes = named
    .trim()
    .split(' ')
    .filter((text) => text !== '')
    .map((text): [string, number] => {
      const [name = '', count = ''] = text.split('=')
      return [name, Number(count)]
    })
  const before = {
    promptSha256,
    engine,
    plans: Number(plans),
    runs: Number(runs),
    answers: Number(answers),
    again: Number(again),
    classes: Object.fromEntries(classes),
  }
  // One spelling for each line: no class twice, and all of them in order.
  if (historyLine(before) !== line) throw new FormatError('a line about earlier plans cannot be read')
  return before
}

/** Earlier plans can be no more than there were, and answers and classes no more than was asked. */
export function requireSound({ plans, runs, answers, classes }: AskedBefore, number: number): void {
  const classified = Object.values(classes).reduce((sum, n) => sum + n, 0)
  if (plans >= number || plans > runs || answers > runs || classified > answers)
    throw new FormatError('what is said about earlier plans does not add up')
}

export function beforeWords(before: AskedBefore, number: number): string {
  const classes = Object.entries(before.classes).map(([name, n]) => `${grouped(n)} ${name}`)
  const values: Record<string, string> = {
    number: grouped(number),
    plans: grouped(before.plans),
    runs: grouped(before.runs),
    answers: grouped(before.answers),
    again: grouped(before.again),
    classes: classes.length === 0 ? 'no class' : classes.join(', '),
  }
  const said = before.runs === 0 ? words.before.never : words.before.before
  return said.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

const LINE =
  /^([0-9a-f]{64}) ([A-Z0-9_]{1,40}) ([0-9]{1,9}) ([0-9]{1,9}) ([0-9]{1,9}) ([0-9]{1,9})((?: [A-Z_]{1,40}=[1-9][0-9]{0,8}){0,16})$/
