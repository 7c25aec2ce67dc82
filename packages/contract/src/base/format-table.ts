import { type TProperties, type TSchema, Type } from '@sinclair/typebox'
import * as t from './schemas.ts'

/**
 * A format of named objects as a table: each member with its kind and its meaning. A `?` behind the name: it may be
 * missing. Kinds are those of `KINDS`, names of other objects, `'a' | 'b'`, and `list of …`, `map of …` and `… or null`.
 */
export type FormatTable = Readonly<Record<string, FormatPart>>
interface FormatPart {
  /** What it is; left out for parts without a name of their own in the document. */
  is?: string
  members?: Readonly<Record<string, string | readonly string[]>>
  oneOf?: readonly string[]
}

interface Described {
  description?: string
}

const KINDS: Record<string, (options: Described) => TSchema> = {
  anything: Type.Unknown,
  count: (options) => Type.Integer({ minimum: 0, ...options }),
  flag: Type.Boolean,
  integer: Type.Integer,
  sha256: (options) => Type.String({ pattern: '^[a-f0-9]{64}$', ...options }),
  text: Type.String,
  time: (options) => Type.String({ format: 'date-time', ...options }),
}

/** The schemas of a table; `others` are defined elsewhere and named in it, `lists` are words that meanings enumerate. */
export function readFormats(
  table: FormatTable,
  { others, lists }: { others: Record<string, TSchema>; lists: Record<string, readonly string[]> },
) {
  const words = (meaning: string) =>
    meaning.replaceAll(/\{([A-Z_]+)\}/g, (_, list: string) => (lists[list] ?? []).join(', '))
  const read = new Map<string, TSchema>(Object.entries(others))

  function named(name: string): TSchema {
    const known = read.get(name)
    if (known !== undefined) return known
    const part = table[name]
    if (part === undefined) throw new Error(`The format has no part ${name}.`)
    const { is: description, members = {} } = part
    const made =
      description === undefined
        ? t.openObject(membersOf(members))
        : part.oneOf
          ? t.named(name, t.oneOf(part.oneOf, { description }))
          : t.open(name, description, membersOf(members))
    read.set(name, made)
    return made
  }

  const membersOf = (members: NonNullable<FormatPart['members']>): TProperties =>
    Object.fromEntries(
      Object.entries(members).map(([name, given]) => {
        const [kind = '', description] = typeof given === 'string' ? [given] : given
        const schema = schemaOf(kind, description === undefined ? {} : { description: words(description) })
        return name.endsWith('?') ? [name.slice(0, -1), Type.Optional(schema)] : [name, schema]
      }),
    )

  function schemaOf(kind: string, options: Described = {}): TSchema {
    const [, nullable] = /^(.*) or null$/.exec(kind) ?? []
    if (nullable !== undefined) return Type.Union([schemaOf(nullable), Type.Null()], options)
    const [, many, of = ''] = /^(list|map) of (.*)$/.exec(kind) ?? []
    if (many === 'list') return Type.Array(schemaOf(of), options)
    if (many === 'map') return Type.Record(Type.String(), schemaOf(of), options)
    const [word = '', ...more] = kind.split(' | ').map((one) => one.slice(1, -1))
    if (kind.startsWith("'"))
      return more.length === 0 ? Type.Literal(word, options) : t.oneOf([word, ...more], options)
    return KINDS[kind]?.(options) ?? named(kind)
  }

  return named
}
