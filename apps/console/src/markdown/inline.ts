/**
 * The marks inside one line: bold, italic, struck, code and links. Leaves are stretches of the source, so that what was read
 * in an answer can be marked where it stands. Everything that is no mark, HTML included, is text.
 */
export type Inline =
  | { kind: 'text' | 'code' | 'address'; start: number; end: number }
  | { kind: 'strong' | 'em' | 'struck' | 'link' | 'picture'; children: Inline[] }

type Around = 'strong' | 'em' | 'struck'
interface Frame {
  kind: Around | null
  mark: string
  start: number
  children: Inline[]
}

const AROUND: Readonly<Record<string, Around>> = {
  '**': 'strong',
  __: 'strong',
  '*': 'em',
  _: 'em',
  '~~': 'struck',
}
const SPECIAL = /[\\`*_~[!]/
const PUNCTUATION = /[!-/:-@[-`{-~]/
const WORD = /[\p{L}\p{N}]/u

/** Every character is looked at a fixed number of times: searching ahead only ever moves forward. */
export function inlineOf(source: string, start: number, end: number): Inline[] {
  const frames: Frame[] = [{ kind: null, mark: '', start, children: [] }]
  const find = forwardFinders(source, end)
  let at = start
  let text = start
  const flush = (to: number) => {
    if (to > text) top(frames).children.push({ kind: 'text', start: text, end: to })
  }
  while (at < end) {
    const sign = source[at] ?? ''
    if (!SPECIAL.test(sign)) {
      at += 1
      continue
    }
    const step = stepAt(source, at, end, frames, find)
    if (step === null) {
      at += 1
      continue
    }
    flush(at)
    step.act()
    at = step.to
    text = step.textFrom
  }
  flush(end)
  while (frames.length > 1) spill(frames)
  return top(frames).children
}

const top = (frames: readonly Frame[]): Frame => frames.at(-1) as Frame

interface Step {
  act(): void
  /** Where to go on, and where the next plain text begins. */
  to: number
  textFrom: number
}

function stepAt(
  source: string,
  at: number,
  end: number,
  frames: Frame[],
  find: ReturnType<typeof forwardFinders>,
): Step | null {
  const sign = source[at]
  if (sign === '\\') {
    const isEscape = at + 1 < end && PUNCTUATION.test(source[at + 1] ?? '')
    return isEscape ? { act: () => {}, to: at + 2, textFrom: at + 1 } : null
  }
  if (sign === '`') return codeAt(source, at, frames, find)
  if (sign === '[') return linkAt(at, 'link', frames, find)
  if (sign === '!') return source[at + 1] === '[' ? linkAt(at + 1, 'picture', frames, find, at) : null
  return markAt(source, at, end, frames)
}

function codeAt(
  source: string,
  at: number,
  frames: Frame[],
  find: ReturnType<typeof forwardFinders>,
): Step | null {
  let length = 1
  while (source[at + length] === '`') length += 1
  const close = find.ticks(length, at + length)
  if (close === null) return { act: () => {}, to: at + length, textFrom: at }
  return {
    act: () => top(frames).children.push({ kind: 'code', start: at + length, end: close }),
    to: close + length,
    textFrom: close + length,
  }
}

/** `[label](address)` on one line. Its label is text, and its address is shown: nothing leads anywhere. */
function linkAt(
  at: number,
  kind: 'link' | 'picture',
  frames: Frame[],
  find: ReturnType<typeof forwardFinders>,
  from = at,
): Step | null {
  const middle = find.middle(at)
  if (middle === null || middle === at + 1) return null
  const inner = find.open(at + 1)
  if (inner !== null && inner < middle) return null
  const close = find.close(middle + 2)
  if (close === null || close === middle + 2) return null
  const children: Inline[] = [
    { kind: 'text', start: at + 1, end: middle },
    { kind: 'address', start: middle + 2, end: close },
  ]
  return {
    act: () => top(frames).children.push({ kind, children }),
    to: Math.max(close + 1, from + 1),
    textFrom: close + 1,
  }
}

function markAt(source: string, at: number, end: number, frames: Frame[]): Step | null {
  const sign = source[at] ?? ''
  const mark = source[at + 1] === sign && at + 1 < end ? sign + sign : sign
  const kind = AROUND[mark]
  if (kind === undefined) return null
  const [before, after] = [at === 0 ? '' : (source[at - 1] ?? ''), source[at + mark.length] ?? '']
  const to = at + mark.length
  const isInWord = sign === '_' && WORD.test(before) && WORD.test(after)
  if (isInWord) return { act: () => {}, to, textFrom: at }
  const opener = frames.findIndex((frame) => frame.mark === mark)
  if (opener > 0 && before.trim() !== '') return { act: () => closeAt(frames, opener), to, textFrom: to }
  if (opener < 0 && to < end && after.trim() !== '')
    return { act: () => frames.push({ kind, mark, start: at, children: [] }), to, textFrom: to }
  return { act: () => {}, to, textFrom: at }
}

/** At most one of each mark is open, so that there are never more than five frames. */
function closeAt(frames: Frame[], opener: number): void {
  while (frames.length > opener + 1) spill(frames)
  const { kind, children } = frames.pop() as Frame
  if (kind !== null && children.length > 0) top(frames).children.push({ kind, children })
}

/** A mark that nothing closes is text, and so is what it would have held. */
function spill(frames: Frame[]): void {
  const { mark, start, children } = frames.pop() as Frame
  const into = top(frames).children
  into.push({ kind: 'text', start, end: start + mark.length })
  for (const child of children) into.push(child)
}

/** Where the next sign is. Each is asked from left to right, so all searching together passes the text once. */
function forwardFinders(source: string, end: number) {
  // Do not search beyond the line: that would happen once for every line.
  const searched = source.slice(0, end)
  const forward = (sign: string) => {
    let next = -1
    return (from: number): number | null => {
      if (next < from) next = searched.indexOf(sign, from)
      if (next < 0) next = Number.POSITIVE_INFINITY
      return next + sign.length <= end ? next : null
    }
  }
  return { middle: forward(']('), open: forward('['), close: forward(')'), ticks: tickFinder(searched) }
}

/** Runs of backticks by their length, found once and when first needed. */
function tickFinder(source: string) {
  let runs: Map<number, { places: number[]; at: number }> | null = null
  return (length: number, from: number): number | null => {
    if (runs === null) {
      runs = new Map()
      for (let place = source.indexOf('`', from); place >= 0; ) {
        let run = 1
        while (source[place + run] === '`') run += 1
        const known = runs.get(run) ?? { places: [], at: 0 }
        known.places.push(place)
        runs.set(run, known)
        place = source.indexOf('`', place + run)
      }
    }
    const known = runs.get(length)
    if (known === undefined) return null
    while ((known.places[known.at] ?? source.length) < from) known.at += 1
    return known.places[known.at] ?? null
  }
}
