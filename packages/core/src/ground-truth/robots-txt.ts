/**
 * robots.txt as RFC 9309 has it, written by strangers: one pass over a bounded part of the file, no group kept that is
 * not ours, a bounded number of rules, and matching whose time grows with the length of the path and not faster.
 */
export interface RobotsRules {
  crawlDelaySeconds: number
  mayFetch(url: URL): boolean
}

/** The rules of the groups that name `userAgent`, else of those for everyone, else none. */
export function readRobots(text: string, userAgent: string): RobotsRules {
  const product = productOf(userAgent)
  const own = new Group()
  const everyone = new Group()
  let isNamed = false
  let isOwn = false
  let isEveryone = false
  let inRules = false
  for (const { name, value } of linesOf(text)) {
    if (name === 'user-agent') {
      if (inRules) [isOwn, isEveryone, inRules] = [false, false, false]
      const named = productOf(value)
      if (named === product) [isOwn, isNamed] = [true, true]
      if (named === '*') isEveryone = true
      continue
    }
    if (name === 'allow' || name === 'disallow') inRules = true
    if (isOwn) own.add(name, value)
    if (isEveryone) everyone.add(name, value)
  }
  return isNamed ? own : everyone
}

/** Addresses of sitemaps as the file names them, at most `most`; they belong to no group. */
export function sitemapsIn(text: string, most: number): string[] {
  const found: string[] = []
  for (const { name, value } of linesOf(text)) {
    if (name !== 'sitemap' || value.length > MAX_PATTERN_CHARS || !URL.canParse(value)) continue
    if (!found.includes(value)) found.push(value)
    if (found.length === most) break
  }
  return found
}

class Group implements RobotsRules {
  crawlDelaySeconds = 0
  readonly #rules = new Map<string, Rule>()
  #wildcards = 0
  #isTooLong = false

  add(name: string, value: string): void {
    if (name === 'crawl-delay') {
      const seconds = /^\d{1,6}(\.\d{1,6})?$/.test(value) ? Number(value) : 0
      this.crawlDelaySeconds = Math.max(this.crawlDelaySeconds, seconds)
    } else if (name === 'allow' || name === 'disallow') this.#addRule(value, name === 'allow')
  }

  mayFetch(url: URL): boolean {
    // What could not be read whole may forbid anything: such a site is left alone.
    if (this.#isTooLong) return false
    const path = normalise(url.pathname + url.search)
      .replaceAll('*', '%2A')
      .replaceAll('$', '%24')
    let longest = -1
    let allowed = true
    for (const rule of this.#rules.values()) {
      const decides = rule.length > longest || (rule.length === longest && rule.allows)
      if (decides && matches(rule, path)) [longest, allowed] = [rule.length, rule.allows]
    }
    return allowed
  }

  #addRule(value: string, allows: boolean): void {
    if (value === '' || this.#isTooLong) return
    const rule = compile(value, allows)
    // Longer than every address that is fetched, it cannot match one.
    if (rule.length > MAX_PATTERN_CHARS) return
    const known = this.#rules.get(rule.pattern)
    if (known !== undefined) {
      // Of two that say the opposite, the kinder one holds.
      known.allows ||= allows
      return
    }
    if (rule.literals.length > 1) this.#wildcards += 1
    this.#isTooLong = this.#rules.size >= MAX_RULES || this.#wildcards > MAX_WILDCARD_RULES
    if (this.#isTooLong) this.#rules.clear()
    else this.#rules.set(rule.pattern, rule)
  }
}

interface Rule {
  pattern: string
  /** Of two rules that match, the longer one counts. */
  length: number
  allows: boolean
  /** What must stand in the path in this order, the first at its beginning. */
  literals: string[]
  /** Whether the last of them must stand at the end. */
  isAnchored: boolean
}

function compile(value: string, allows: boolean): Rule {
  const isAnchored = value.endsWith('$')
  const open = isAnchored ? value.slice(0, -1) : value
  const whole = normalise(open).replaceAll('$', '%24').replaceAll(/\*+/g, '*')
  // Whatever may follow the end of a rule follows it anyway.
  const glob = isAnchored ? whole : whole.replace(/\*$/, '')
  const pattern = isAnchored ? `${glob}$` : glob
  return { pattern, length: pattern.length, allows, literals: glob.split('*'), isAnchored }
}

/** The leftmost place for each literal in turn: if that does not fit, no other place does. */
function matches({ literals, isAnchored }: Rule, path: string): boolean {
  const first = literals[0] ?? ''
  if (!path.startsWith(first)) return false
  if (literals.length === 1) return !isAnchored || path.length === first.length
  let at = first.length
  const between = isAnchored ? literals.slice(1, -1) : literals.slice(1)
  for (const literal of between) {
    const found = indexOf(path, literal, at)
    if (found === -1) return false
    at = found + literal.length
  }
  if (!isAnchored) return true
  const last = literals.at(-1) ?? ''
  return path.length - last.length >= at && path.endsWith(last)
}

/** The built-in search takes length times length for `aaaa…b` in `aaaa…`; from some length on ours is used. */
function indexOf(text: string, wanted: string, from: number): number {
  if (wanted.length <= SHORT_CHARS) return text.indexOf(wanted, from)
  // Knuth, Morris and Pratt: after a mismatch, how much of `wanted` is known to stand there already.
  const known = new Uint16Array(wanted.length)
  for (let at = 1, same = 0; at < wanted.length; at += 1) {
    const code = wanted.charCodeAt(at)
    while (same > 0 && code !== wanted.charCodeAt(same)) same = known[same - 1] ?? 0
    if (code === wanted.charCodeAt(same)) same += 1
    known[at] = same
  }
  for (let at = from, same = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    while (same > 0 && code !== wanted.charCodeAt(same)) same = known[same - 1] ?? 0
    if (code === wanted.charCodeAt(same)) same += 1
    if (same === wanted.length) return at - same + 1
  }
  return -1
}

/** One spelling for each address: escapes in capitals, none where none is needed, everything else escaped. */
const normalise = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/%([0-9a-f]{2})/gi, (escaped, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16))
      return /[\w.~-]/.test(character) ? character : escaped.toUpperCase()
    })
    .replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent)

/** `VeraciteBot/0.1 (+https://…)` is `veracitebot`; a version in the file is no part of the name either. */
const productOf = (agent: string): string => (/^[^\s/]{1,200}/.exec(agent)?.[0] ?? '').toLowerCase()

function* linesOf(text: string): Generator<{ name: string; value: string }> {
  const part = text.slice(0, MAX_CHARS)
  // From line end to line end: a list of all lines of a file of line ends would be larger than the file.
  const ends = /[\r\n]/g
  for (let from = 0; from < part.length; from = ends.lastIndex) {
    ends.lastIndex = from
    const end = ends.exec(part)?.index ?? part.length
    if (ends.lastIndex === 0) ends.lastIndex = part.length + 1
    const line = part.slice(from, end)
    const comment = line.indexOf('#')
    const said = comment === -1 ? line : line.slice(0, comment)
    const colon = said.indexOf(':')
    if (colon === -1 || colon > MAX_NAME_CHARS) continue
    const name = said.slice(0, colon).trim().toLowerCase()
    yield { name, value: said.slice(colon + 1).trim() }
  }
}

/** RFC 9309 asks for at least 500 KiB. */
const MAX_CHARS = 512 * 1024
const MAX_NAME_CHARS = 64
/** Four times the longest address that is fetched: escapes make one longer. */
const MAX_PATTERN_CHARS = 8 * 1024
/** Large files of real sites have some hundred rules for everyone, and some dozen wildcards. */
const MAX_RULES = 10_000
const MAX_WILDCARD_RULES = 1_000
const SHORT_CHARS = 4
