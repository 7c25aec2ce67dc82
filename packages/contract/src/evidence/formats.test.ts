import type { Accepts } from '@veracite/verify/shape'
import { SHAPES } from '@veracite/verify/shapes'
import { expect, test } from 'vitest'
import { CaptureManifest } from './formats.ts'

/** The document tells people what a capture's manifest holds; the verifier's definition is what counts. */

interface Documented {
  type?: string
  anyOf?: Documented[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Documented>
  required?: string[]
  patternProperties?: Record<string, Documented>
  additionalProperties?: Documented | boolean
  items?: Documented
}

/** Both sides in the same few words: names, kinds, what may be null, what may be missing. */
type Outline = string | { list: Outline } | { map: Outline } | { [member: string]: Outline }

function accepted(accepts: Accepts): Outline {
  switch (accepts.is) {
    case 'object':
      return Object.fromEntries(
        Object.entries(accepts.members).map(([name, member]) => [
          member.is === 'optional' ? `${name}?` : name,
          accepted(member),
        ]),
      )
    case 'list':
      return { list: accepted(accepts.of) }
    case 'map':
      return { map: accepted(accepts.of) }
    case 'nullable':
    case 'optional':
      return orNull(accepted(accepts.of))
    case 'one_of':
      return accepts.words.join(' or ')
    case 'pattern':
      return 'text'
    default:
      return accepts.is
  }
}

function documented(schema: Documented): Outline {
  const choices = schema.anyOf
  if (choices?.some(({ type }) => type === 'null')) {
    const [other, more] = choices.filter(({ type }) => type !== 'null')
    if (other === undefined || more !== undefined) throw new Error('More than one kind beside null.')
    return orNull(documented(other))
  }
  if (schema.const !== undefined) return String(schema.const)
  const words = schema.enum ?? choices?.map((choice) => choice.const)
  if (words !== undefined) return words.join(' or ')
  if (schema.type === 'array') return { list: documented(schema.items ?? {}) }
  if (schema.properties !== undefined)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, member]) => [
        schema.required?.includes(name) ? name : `${name}?`,
        documented(member),
      ]),
    )
  const [members] = Object.values(schema.patternProperties ?? {})
  if (members !== undefined) return { map: documented(members) }
  return schema.type === 'string' ? 'text' : (schema.type ?? 'anything')
}

function orNull(outline: Outline): Outline {
  return typeof outline === 'string' ? `${outline} or null` : { 'or null': outline }
}

test('the document describes the manifest of a capture as the verifier defines it', () => {
  expect(documented(CaptureManifest as Documented)).toEqual(accepted(SHAPES.capture.accepts))
})
