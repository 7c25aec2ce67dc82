import type { TSchema } from '@sinclair/typebox'
import type { AskedThings } from '@veracite/core/access/access'
import type { ScopedServices } from '@veracite/core/scoped-services'
import type { AskedPage } from '@veracite/terms/page'
import type { BodyOf, Operation, QueryOf, SuccessOf } from './operation.ts'

/**
 * Operations that name their use case (`useCase: 'findings.get'`) need no route and no tool by hand. The use case is
 * called with the ids of the path in their order, then with the filter, the page and the body, as far as the operation
 * declares them.
 */
export type ArgumentsOf<O extends { path: string }> = [
  ...IdsIn<O['path']>,
  ...(O extends { query: TSchema } ? AskedOf<O> : []),
  ...(O extends { body: TSchema } ? [BodyOf<O>] : []),
]
type AskedOf<O> = [
  ...(keyof FilterOf<O> extends never ? [] : [FilterOf<O>]),
  ...('cursor' extends keyof QueryOf<O> ? [AskedPage] : []),
]
type IdsIn<Path> = Path extends `${string}{${string}}${infer Rest}` ? [string, ...IdsIn<Rest>] : []
type FilterOf<O> = Omit<QueryOf<O>, 'limit' | 'cursor'>

/** The id of an operation whose use case takes or returns something else than is declared; never for all others. */
export type WrongUseCase<O> = O extends { id: string; path: string; useCase: infer Name }
  ? UseCaseAt<Name> extends (...given: ArgumentsOf<O>) => Promise<SuccessOf<O>> | SuccessOf<O>
    ? never
    : O['id']
  : never

type UseCaseAt<Name> = Name extends `${infer Noun}.${infer Verb}`
  ? Noun extends keyof ScopedServices
    ? Verb extends keyof ScopedServices[Noun]
      ? ScopedServices[Noun][Verb]
      : 'there is no such use case'
    : 'there is no such noun'
  : 'name it noun.verb'

interface PageQuery {
  limit?: string
  cursor?: string
}

/** The page that a query asks for; a hundred items by default. */
export const pageOf = (query: PageQuery): AskedPage => ({
  ...exactPageOf(query),
  cursor: query.cursor?.toLowerCase() ?? null,
})

/** The same for cursors that are not identifiers: their letters stay as they are. */
export const exactPageOf = ({ limit, cursor }: PageQuery): AskedPage => ({
  limit: limit === undefined ? 100 : Number(limit),
  cursor: cursor ?? null,
})

/** Calls the use case of an operation; the types of `ArgumentsOf` and `WrongUseCase` were checked at compile time. */
export function callUseCase(services: ScopedServices, operation: Operation, asked: AskedThings): unknown {
  const [noun = '', verb = ''] = operation.useCase?.split('.') ?? []
  const useCase = (services as unknown as Record<string, Record<string, (...given: unknown[]) => unknown>>)[
    noun
  ]?.[verb]
  if (useCase === undefined) throw new Error(`${operation.id} has no use case ${operation.useCase}.`)
  const ids = Object.keys(operation.params).map((name) => asked.params[name])
  const query = asked.query as Record<string, string>
  const { limit: _, cursor: __, ...filter } = query
  const declared = Object.keys(operation.query?.properties ?? {})
  const hasFilter = declared.some((name) => name !== 'limit' && name !== 'cursor')
  return useCase(
    ...ids,
    ...(hasFilter ? [filter] : []),
    ...(declared.includes('cursor') ? [pageOf(query)] : []),
    ...(operation.body ? [asked.body] : []),
  )
}
