/**
 * robots.txt as RFC 9309 defines it, from untrusted sites: one pass over a bounded part of the file, only the
 * groups that apply to us, a bounded number of rules, and matching in time linear in the length of the path.
 */
export interface RobotsRules {
  crawlDelaySeconds: number
  /** Roughly the memory they take: a file of many short rules takes several times its length. */
  bytes: number
  mayFetch(url: URL): boolean
}

/** The rules of the groups that name `userAgent`, otherwise those for everyone, otherwise none. */
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

/** Up to `most` sitemap URLs as written in the file; they belong to no group. */
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
  bytes = 0
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
    // A file that could not be read in full may forbid anything, so the site is left alone.
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
    // Longer than any URL we fetch, so it cannot match one.
    if (rule.length > MAX_PATTERN_CHARS) return
    const known = this.#rules.get(rule.pattern)
    if (known !== undefined) {
      // Of two opposite rules, the permissive one wins.
      known.allows ||= allows
      return
    }
    if (rule.literals.length > 1) this.#wildcards += 1
    this.#isTooLong = this.#rules.size >= MAX_RULES || this.#wildcards > MAX_WILDCARD_RULES
    if (this.#isTooLong) {
      this.#rules.clear()
      this.bytes = 0
    } else {
      this.#rules.set(rule.pattern, rule)
      this.bytes += RULE_BYTES + BYTES_PER_CHAR * rule.length + LITERAL_BYTES * rule.literals.length
    }
  }
}

interface Rule {
  pattern: string
  /** Length of the rule: of two that match, the longer one counts. */
  length: number
  allows: boolean
  /** Strings that the path must contain in this order, the first at its beginning. */
  literals: string[]
  /** Whether the last literal must be at the end of the path. */
  isAnchored: boolean
}

function compile(value: string, allows: boolean): Rule {
  const isAnchored = value.endsWith('$')
  const open = isAnchored ? value.slice(0, -1) : value
  const whole = normalise(open).replaceAll('$', '%24').replaceAll(/\*+/g, '*')
  // Rules match prefixes, so a trailing star adds nothing.
  const glob = isAnchored ? whole : whole.replace(/\*$/, '')
  const pattern = isAnchored ? `${glob}$` : glob
  return { pattern, length: pattern.length, allows, literals: glob.split('*'), isAnchored }
}

/** Takes the leftmost match for each literal in turn: if that fails, no other choice would work. */
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

/** The built-in search is quadratic for `aaaa…b` in `aaaa…`, so longer texts use our own. */
function indexOf(text: string, wanted: string, from: number): number {
  if (wanted.length <= SHORT_CHARS) return text.indexOf(wanted, from)
  // Knuth–Morris–Pratt: how much of `wanted` is known to match after a mismatch.
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

/** One spelling for each URL: escapes in upper case, none where none is needed, everything else escaped. */
const normalise = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/%([0-9a-f]{2})/gi, (escaped, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16))
      return /[\w.~-]/.test(character) ? character : escaped.toUpperCase()
    })
    .replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent)

/** `VeraciteBot/0.1 (+https://…)` is `veracitebot`; a version in the file is not part of the name either. */
const productOf = (agent: string): string => (/^[^\s/]{1,200}/.exec(agent)?.[0] ?? '').toLowerCase()

function* linesOf(text: string): Generator<{ name: string; value: string }> {
  const part = text.slice(0, MAX_CHARS)
  // Steps from line end to line end: for a file of nothing but line ends, a list of lines would be larger
  // than the file.
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
/** Four times the longest URL that we fetch: escapes make URLs longer. */
const MAX_PATTERN_CHARS = 8 * 1024
/** Large real files have a few hundred rules for everyone, and a few dozen wildcards. */
const MAX_RULES = 10_000
const MAX_WILDCARD_RULES = 1_000
const SHORT_CHARS = 4
/** An object, its entry in the map and the list of its literals; then pattern and literals themselves. */
const RULE_BYTES = 250
const LITERAL_BYTES = 40
const BYTES_PER_CHAR = 4
