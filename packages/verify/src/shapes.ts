import type { Shapes } from './generated/shapes.ts'
import {
  anything,
  bool,
  integer,
  list,
  mapOf,
  nullable,
  object,
  oneOf,
  optional,
  pattern,
  type Shape,
  text,
} from './shape.ts'
import FORMS from './shapes.json' with { type: 'json' }
import { instant, sha256Text } from './written-forms.ts'

/**
 * The members of every kind of manifest, version 1, and of what is read besides: of parts of a bundle, items of a catalogue
 * and the like. `shapes.json` is the one place where they are written; types, the Python verifier and a test of the
 * document of the API follow from it (`npm run generate`). Decimal numbers are written as strings: no floats.
 *
 * A value is the name of a form, of a part or of another shape, with `?` behind it where it may be left out, or the words
 * it may be. An object holds its members; `...` stands for those of a part. With `is` or `pattern` it says more of one value: how many
 * there may be at most in a `list` or `map`, whether it may be null or left out, and what it is `about`.
 */
type Written = string | readonly string[] | Detailed | { readonly [member: string]: Written }

interface Detailed {
  is?: Written
  pattern?: string
  what?: string
  list?: number
  map?: number
  nullable?: boolean
  optional?: boolean
}

const { forms, parts, shapes }: Record<string, Readonly<Record<string, Written>>> = FORMS
const NAMED: Readonly<Record<string, Shape<unknown>>> = {
  ...{ text, integer, boolean: bool, anything, instant, sha256: sha256Text },
}

function shapeOf(written: Written): Shape<unknown> {
  if (typeof written === 'string') return named(written)
  if (isWords(written)) return oneOf(...written)
  if (!isDetailed(written)) return object(membersOf(written))
  const { is = '', what = '' } = written
  const one = written.pattern === undefined ? shapeOf(is) : pattern(new RegExp(written.pattern), what)
  const several = written.list ? list(one, written.list) : written.map ? mapOf(one, written.map) : one
  if (written.optional) return optional(several)
  return written.nullable ? nullable(several) : several
}

function named(written: string): Shape<unknown> {
  const [, name = '', mark] = /^(.+?)( or null|\?)?$/.exec(written) ?? []
  const one = NAMED[name] ?? shapeOf(forms?.[name] ?? parts?.[name] ?? shapes?.[name] ?? {})
  if (mark === undefined) return one
  return mark === '?' ? optional(one) : nullable(one)
}

const membersOf = (written: object): Record<string, Shape<unknown>> =>
  Object.fromEntries(
    Object.entries(written).flatMap(([name, one]) =>
      name === '...' ? Object.entries(membersOf(Object(parts?.[one]))) : [[name, shapeOf(one)]],
    ),
  )

const isWords = (written: Written): written is readonly string[] => Array.isArray(written)
const isDetailed = (written: object): written is Detailed => 'is' in written || 'pattern' in written

export const SHAPES = Object.fromEntries(
  Object.entries(shapes ?? {}).map(([name, written]) => [name, shapeOf(written)]),
) as unknown as { [Name in keyof Shapes]: Shape<Shapes[Name]> }
