import { engineMaker } from '@veracite/terms/engines'
import type { Say } from '@veracite/words/say-in'
import { labelInSentence } from '@veracite/words/story'
import type { OwnedKind } from '../access/owner-store.ts'
import TARGETS from './act-targets.json' with { type: 'json' }
import type { Act, TargetName } from './audit-store.ts'

/** The kind of thing that an operation is about; and whether it is what the request made instead of what it named. */
const entryOf = (operation: string) =>
  (TARGETS as unknown as Record<string, readonly [kind: OwnedKind, isMade?: 'made'] | undefined>)[operation]

/** What the words of an operation need from its request, beside the thing. */
const DETAILS: Readonly<Record<string, readonly string[] | undefined>> = {
  adminMoveCorrection: ['move', 'step'],
  adminChangeMember: ['role'],
}

export function detailOf(operation: string, body: unknown): string | null {
  const given = Object(body) as Record<string, unknown>
  const texts = (DETAILS[operation] ?? [])
    .map((name) => given[name])
    .filter((value) => typeof value === 'string')
  return texts.length === 0 ? null : texts.join(' ').slice(0, 400)
}

/** The kind of thing that an operation makes; null if its target is what the request names. */
export const madeBy = (operation: string): OwnedKind | null => {
  const [kind, isMade] = entryOf(operation) ?? []
  return isMade === undefined ? null : (kind ?? null)
}

export const targetKindOf = (operation: string): OwnedKind | null => entryOf(operation)?.[0] ?? null

/** `asked xAI to correct the price of V200, Halden`. Without the name of the thing, the words in front of it. Pure. */
export function actWords(
  { what, operation, detail }: Pick<Act, 'what' | 'operation' | 'detail'>,
  thing: TargetName | null,
  say: Say,
): string {
  const [first = '', ...rest] = detail?.split(' ') ?? []
  const whom = whomOf(rest.join(' '), say)
  const told = (name: string) =>
    say.known('act', name.replaceAll(' ', '_'), { thing: nameOf(thing, say) ?? UNNAMED, whom })
  const words = told(what) ?? told(`${operation} ${first}`) ?? told(operation) ?? unknownWords(operation, say)
  const full = words.replace(BEFORE_NOTHING, '')
  return what === 'refused' ? say('actText.refused', { act: full }) : full
}

const UNNAMED = '\u0000'
// biome-ignore lint/suspicious/noControlCharactersInRegex: it stands where there is no name.
const BEFORE_NOTHING = /(?:\s?: | of| to| about| for| in)? ?\u0000/

const unknownWords = (operation: string, say: Say): string =>
  operation.startsWith('tool ')
    ? say('actText.tool', { tool: operation.slice('tool '.length) })
    : say('actText.other', { operation })

/** The steps of corrections are named `engine GROK`, `page https://…` and `own`. */
function whomOf(step: string, say: Say): string {
  const [kind, where = ''] = step.split(' ')
  if (kind === 'engine') return engineMaker(where)
  if (kind === 'page') return URL.parse(where)?.hostname ?? say('actText.aSite')
  return kind === 'own' ? say('actText.ownSite') : say('actText.somebody')
}

/** Reports are named by their days, `2026-11-01/2026-11-30`. */
const daysIn = (name: string, say: Say): string => {
  const [, from, to] = /^([\d-]{10})\/([\d-]{10})$/.exec(name) ?? []
  return from === undefined || to === undefined ? name : say.days(new Date(from), new Date(to))
}

function nameOf(thing: TargetName | null, say: Say): string | null {
  if (thing === null) return null
  const { name, predicate, about, brand } = thing
  const label = predicate && (say.known('predicateLabel', predicate) ?? predicate.replaceAll('_', ' '))
  const of = about === null || about === '' ? ('other' as const) : ('thing' as const)
  const own = label
    ? say('actText.fact', { label: labelInSentence(label, say.language), of, about: about ?? '' })
    : name && daysIn(name, say)
  if (own === null) return brand
  return brand === null || own.startsWith(brand) ? own : say('actText.ofBrand', { thing: own, brand })
}
