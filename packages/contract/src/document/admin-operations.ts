import type { Access } from '@veracite/core/access/access'
import { ADMIN_FILES } from '../admin-files.ts'
import { accessOf } from '../base/access.ts'
import type { Answer, Operation } from '../base/operation.ts'
import { badRequest, databaseUnavailable, forbidden, notFound, unauthorized } from '../base/refusals.ts'
import fixed from './fixed-parts.json' with { type: 'json' }

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'answers' in value

const EXAMPLE_ID = '0199c0de-7000-7000-8000-00000000000b'

function withShared(operation: Operation): Operation {
  const params = Object.entries(operation.params).map(([name, param]) => [
    name,
    { ...param, example: param.example || EXAMPLE_ID },
  ])
  const takes = operation.body ?? operation.query
  const shared: Record<number, Answer> = {
    ...(takes && { 400: badRequest('The body or the query is invalid.', WRONG) }),
    401: unauthorized,
    403: forbidden,
    ...(params.length > 0 && { 404: notFound('What the path names') }),
    503: databaseUnavailable,
  }
  return {
    ...operation,
    tag: tagOf(operation.path),
    description: `${operation.description || `${operation.summary}.`} ${roleWords(accessOf(operation))}`,
    params: Object.fromEntries(params),
    answers: { ...shared, ...operation.answers },
  }
}

function roleWords({ role, of }: Access): string {
  if (of === 'caller') return 'About yourself, whatever your role.'
  return role === 'operator' ? 'For the operator.' : `Needs the role \`${role}\`.`
}

const WRONG = { path: 'name', message: 'is required' }

const NOUNS = new Set(fixed.admin.tags.map(({ name }) => name))

/** `/api/admin/brands/{brandId}/scans` is about scans: the last word of the path that is a known noun. */
function tagOf(path: string): string {
  const nouns = path.split('/').filter((part) => NOUNS.has(part))
  return nouns.find((noun) => noun === 'me') ?? nouns.at(-1) ?? 'brands'
}

/** Every operation of the operator's API as the document lists it, including the refusals they all share. */
export const adminOperations: readonly Operation[] = Object.values(ADMIN_FILES)
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isOperation)
  .map(withShared)
  // Runtimes list the members of a module in different orders; the document needs one order.
  .sort((a, b) => (a.id < b.id ? -1 : 1))
