/** Every way to change one place of a JSON text without a key. */

export interface Change {
  what: string
  bytes: Uint8Array
}

type Path = (string | number)[]
type Json = Record<string, unknown> | unknown[]

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Each leaf replaced; each member and item removed, doubled, moved; something added to each object and list. */
export function changesOf(bundle: object, random: () => number): Change[] {
  const changes: Change[] = []
  const text = JSON.stringify(bundle)
  const add = (what: string, make: (copy: Json) => void) => {
    changes.push({
      what,
      // Made when asked for: most runs try only some of them.
      get bytes() {
        const copy = JSON.parse(text) as Json
        make(copy)
        return encode(JSON.stringify(copy))
      },
    })
  }
  walk(bundle, [], (path, value) => {
    const name = path.join('.') || 'the bundle'
    if (typeof value !== 'object' || value === null) {
      const other = otherThan(value, random)
      add(`${name} changed`, (copy) => put(copy, path, other))
    } else if (Array.isArray(value)) {
      add(`${name} has an item more`, (copy) => listAt(copy, path).push('x'))
      if (value.length > 0) {
        const at = Math.floor(random() * value.length)
        add(`${name} lacks an item`, (copy) => listAt(copy, path).splice(at, 1))
        add(`${name} has an item twice`, (copy) => listAt(copy, path).splice(at, 0, value[at]))
      }
      if (new Set(value.map((item) => JSON.stringify(item))).size > 1)
        add(`${name} is turned round`, (copy) => listAt(copy, path).reverse())
    } else {
      add(`${name} has a member more`, (copy) => put(copy, [...path, 'unheardOf'], 1))
      if (Object.keys(value).length > 1)
        add(`${name} has its members in another order`, (copy) =>
          put(copy, path, Object.fromEntries(Object.entries(value).toReversed())),
        )
    }
    if (path.length > 0 && typeof path.at(-1) === 'string')
      add(`${name} removed`, (copy) => {
        delete (at(copy, path.slice(0, -1)) as Record<string, unknown>)[String(path.at(-1))]
      })
  })
  return [...changes, ...doubled(bundle)]
}

/** The same member twice in the text, once with another value: no parser keeps both. */
function doubled(bundle: object): Change[] {
  const text = JSON.stringify(bundle)
  return Object.keys(bundle).flatMap((name) => {
    const written = `${JSON.stringify(name)}:`
    return [
      {
        what: `${name} is there twice, first with nothing`,
        bytes: encode(`{${written}null,${text.slice(1)}`),
      },
      {
        what: `${name} is there twice, last with nothing`,
        bytes: encode(`${text.slice(0, -1)},${written}null}`),
      },
    ]
  })
}

/** Another value of the same kind, close to it: a digit, a letter, a bit. */
export function otherThan(value: unknown, random: () => number): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value !== 'string' || value === '') return value === null ? '' : 'x'
  const place = Math.floor(random() * value.length)
  const letter = value.charAt(place) === 'A' ? 'B' : 'A'
  return `${value.slice(0, place)}${letter}${value.slice(place + 1)}`
}

export function walk(value: unknown, path: Path, visit: (path: Path, value: unknown) => void): void {
  visit(path, value)
  if (typeof value !== 'object' || value === null) return
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  for (const [name, item] of members) walk(item, [...path, name], visit)
}

function at(root: Json, path: Path): unknown {
  return path.reduce<unknown>((node, name) => (node as Record<string | number, unknown>)[name], root)
}

const listAt = (root: Json, path: Path): unknown[] => at(root, path) as unknown[]

export function put(root: Json, path: Path, value: unknown): void {
  if (path.length > 0) {
    Object.assign(at(root, path.slice(0, -1)) as object, { [String(path.at(-1))]: value })
    return
  }
  const holder = root as Record<string, unknown>
  for (const name of Object.keys(holder)) delete holder[name]
  Object.assign(holder, value)
}
