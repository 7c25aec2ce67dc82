import { engineMaker } from '@veracite/terms/engines'
import { PREDICATES } from '@veracite/verdicts/predicates/all'
import { labelInSentence } from '@veracite/words/story'
import type { OwnedKind } from '../access/owner-store.ts'
import WORDS from './act-words.json' with { type: 'json' }
import type { Act, TargetName } from './audit-store.ts'

/** `{}` stands for the thing; its kind; and whether it is what the request made instead of what it named. */
type Entry = readonly [words: string, kind?: OwnedKind, isMade?: 'made']

const entryOf = (key: string): Entry | undefined =>
  (WORDS as unknown as Record<string, Entry | undefined>)[key]

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
  const [, kind, isMade] = entryOf(operation) ?? []
  return isMade === undefined ? null : (kind ?? null)
}

export const targetKindOf = (operation: string): OwnedKind | null => entryOf(operation)?.[1] ?? null

/** `asked xAI to correct the price of V200, Halden`. Without the name of the thing, the words in front of it. Pure. */
export function actWords(
  { what, operation, detail }: Pick<Act, 'what' | 'operation' | 'detail'>,
  thing: TargetName | null,
): string {
  const [first = '', ...rest] = detail?.split(' ') ?? []
  const [words] = entryOf(what) ??
    entryOf(`${operation} ${first}`) ??
    entryOf(operation) ?? [unknownWords(operation)]
  const named = thing && nameOf(thing)
  const said =
    named === null
      ? words.replace(/(?:: | of| to| about| for| in)? ?\{\}/, '')
      : words.replace('{}', () => named)
  const full = said.replace('{whom}', () => whomOf(rest.join(' ')))
  return what === 'refused' ? `was refused: ${full}` : full
}

const unknownWords = (operation: string): string =>
  operation.startsWith('tool ') ? `used the tool ${operation.slice('tool '.length)}` : `did ${operation}`

/** The steps of corrections are named `engine GROK`, `page https://…` and `own`. */
function whomOf(step: string): string {
  const [kind, where = ''] = step.split(' ')
  if (kind === 'engine') return engineMaker(where)
  if (kind === 'page') return URL.parse(where)?.hostname ?? 'a site'
  return kind === 'own' ? 'their own site' : 'somebody'
}

function nameOf({ name, predicate, about, brand }: TargetName): string | null {
  const of = about === null || about === '' ? '' : ` of ${about}`
  const label = PREDICATES.find((one) => one.name === predicate)?.label ?? predicate?.replaceAll('_', ' ')
  const own = label === undefined ? name : `the ${labelInSentence(label)}${of}`
  if (own === null) return brand
  return brand === null || own.startsWith(brand) ? own : `${own}, ${brand}`
}
