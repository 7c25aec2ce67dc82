import { Type } from '@sinclair/typebox'
import { closedObject } from './schemas.ts'
import type { Tool } from './tool.ts'
import SETS from './tool-sets.json' with { type: 'json' }

type SetName = keyof typeof SETS
const SET_NAMES = Object.keys(SETS) as SetName[]

/** A tool that no set names is in the last one, so that none is lost. */
export const setOf = (name: string): SetName =>
  SET_NAMES.find((set) => SETS[set].tools.includes(name)) ?? 'more'

/**
 * Which sets an address asks for: `?sets=corrections,facts` or `?sets=all`. The core is always among them; words that name
 * no set are ignored. The server has no sessions, so the address and not an earlier call decides what is listed.
 */
export function setsOf(url: string): ReadonlySet<SetName> {
  const wanted = (new URL(url).searchParams.get('sets') ?? '').slice(0, 200).split(',')
  return new Set(
    wanted.includes('all') ? SET_NAMES : ['core', ...SET_NAMES.filter((set) => wanted.includes(set))],
  )
}

export const MORE_TOOLS = {
  name: 'more_tools',
  title: 'More tools',
  description:
    'Further tools beside the listed ones. Without input: the sets and what they are for. With set: its tools and their inputs. With tool and arguments: calls one that only reads; tools that change something are listed at the address with ?sets=.',
  input: closedObject({
    set: Type.Optional(Type.Union(SET_NAMES.map((set) => Type.Literal(set)))),
    tool: Type.Optional(Type.String({ maxLength: 64, description: 'Its name, from a set.' })),
    arguments: Type.Optional(Type.Object({}, { additionalProperties: true, description: 'Its input.' })),
  }),
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
}

/** The sets, or the tools of one with what they take. */
export function describeSets(tools: readonly Tool[], set: SetName | undefined) {
  const within = (name: SetName) => tools.filter((tool) => setOf(tool.name) === name)
  if (set === undefined)
    return {
      sets: SET_NAMES.map((name) => ({
        ...{ set: name, about: SETS[name].about, tools: within(name).map((tool) => tool.name) },
      })),
    }
  return {
    set,
    listedAt: `?sets=${set}`,
    tools: within(set).map(({ name, description, annotations, input }) => ({
      ...{ name, description, reads: annotations.readOnlyHint, input },
    })),
  }
}
