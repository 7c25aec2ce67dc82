import { type JsonNode, parsePositionedJson } from '../markup/positioned-json.ts'

/** A reply, with where everything in it stands: a quote is what the register wrote, letter by letter. */
export class RegisterJson {
  readonly #text: string
  readonly root: JsonNode | null

  constructor(text: string) {
    this.#text = text
    this.root = parsePositionedJson(text)
  }

  node(from: JsonNode | null, ...path: string[]): JsonNode | null {
    let node = from
    for (const key of path)
      node = node?.kind === 'object' ? (node.members.find((each) => each.key === key)?.value ?? null) : null
    return node
  }

  /** The text at the end of the path, trimmed; null if there is none. */
  text(from: JsonNode | null, ...path: string[]): string | null {
    const node = this.node(from, ...path)
    // Numbers and literals come as text too: null is no name.
    const isText = node?.kind === 'text' && this.#text[node.start] === '"'
    const said = isText ? node.text.trim() : ''
    return said === '' ? null : said
  }

  isTrue(from: JsonNode | null, ...path: string[]): boolean {
    const node = this.node(from, ...path)
    return node?.kind === 'text' && this.#text.slice(node.start, node.end) === 'true'
  }

  list(from: JsonNode | null, ...path: string[]): readonly JsonNode[] {
    const node = this.node(from, ...path)
    return node?.kind === 'list' ? node.items.slice(0, MAX_ITEMS) : []
  }

  /** `"legalName": {…}` as it stands there, to the end of the value. */
  quote(from: JsonNode | null, ...path: string[]): string {
    const node = this.node(from, ...path)
    return node === null ? '' : this.#text.slice(node.start, node.end)
  }
}

const MAX_ITEMS = 100

/** "Halden, Norway" of a town, its region and its country; without what is missing or said twice. */
export function placeOf(...parts: (string | null)[]): string | null {
  const said = parts.flatMap((part) => (part === null ? [] : [part]))
  const distinct = said.filter((part, at) => said.findIndex((other) => same(other, part)) === at)
  return distinct.length === 0 ? null : distinct.join(', ')
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** GB is the United Kingdom: names of countries for codes of two letters; the code where there is none. */
export function countryOf(code: string | null): string | null {
  if (code === null || !/^[A-Za-z]{2}$/.test(code)) return code
  return COUNTRIES.of(code.toUpperCase()) ?? code
}

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region' })

/** Registers shout: "HALDEN INSTRUMENTS LIMITED" is Halden Instruments Limited. Names with small letters stay as they are. */
export function calmed(name: string): string {
  if (/\p{Ll}/u.test(name)) return name
  return name
    .toLowerCase()
    .replace(/(^|[\s(/.&'-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b(?:Llc|Llp|Plc|Ag|Gmbh|Sa|Se|Nv|Bv|Asa|As|Ab|Oy|Spa|Srl|Kg|Usa|Uk)\b/g, (form) =>
      form === 'Gmbh' ? 'GmbH' : form === 'Spa' ? 'SpA' : form === 'Srl' ? 'Srl' : form.toUpperCase(),
    )
}
