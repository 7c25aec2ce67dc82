import type { Access } from '@veracite/core/access/access'
import { ADMIN_FILES } from '../admin-files.ts'
import { accessOf } from '../base/access.ts'
import type { Answer, Operation } from '../base/operation.ts'
import { badRequest, databaseUnavailable, forbidden, notFound, unauthorized } from '../base/refusals.ts'

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

/** `/api/admin/brands/{brandId}/scans` is about scans: the last word of the path that is a known noun. */
function tagOf(path: string): string {
  const nouns = path.split('/').filter((part) => part in ADMIN_TAGS)
  return nouns.find((noun) => noun === 'me') ?? nouns.at(-1) ?? 'brands'
}

export const ADMIN_TAGS: Record<string, string> = {
  accounts: 'Who owns brands.',
  brands: 'The brands that are watched.',
  cases: 'Evidence of several runs as one file.',
  catalogue: 'The products of a brand, as its feeds gave them.',
  confabulations: 'Everything that engines make up.',
  corrections: 'Having false statements corrected, and whether it helped.',
  documents: 'Press kits and fact sheets that propose facts.',
  engines: 'Who serves each engine, or what is missing.',
  events: 'What happened, in order.',
  exports: 'Everything as files, as of one event.',
  facts: 'What answers are judged against.',
  feeds: 'Where products come from, and what each import brought.',
  findings: 'False statements, one per statement, engine and brand.',
  invitations: 'Links that let one person in.',
  jobs: 'Work in the background.',
  keys: 'API keys of customers and agents.',
  log: 'State of the transparency log.',
  mail: 'Mail that came back.',
  me: 'Who you are here: your sessions, passkeys and keys.',
  members: 'The people of an account.',
  plans: 'Which engines an account asks, and how often.',
  predicates: 'What facts can be about beside the common predicates.',
  prompts: 'What the engines are asked.',
  readers: 'The models that read answers, and how well each was measured.',
  record: 'Who did what.',
  registers: 'Public registers of companies that propose facts.',
  'report-plan': 'Reports that make themselves.',
  reports: 'What happened to a brand in a period.',
  review: 'Answers that wait for a person.',
  runs: 'One prompt asked of one engine.',
  scans: 'All prompts of a brand asked of its engines.',
  schedules: 'Scans that start automatically.',
  search: 'Find things by name, id or hash.',
  shares: 'Addresses that show one piece of evidence to others.',
  sources: 'Pages that answers cite, and that say the same wrong thing.',
  webhooks: 'Where events are delivered, and the outcome of each delivery.',
}

/** Every operation of the operator's API as the document lists it, including the refusals they all share. */
export const adminOperations: readonly Operation[] = Object.values(ADMIN_FILES)
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isOperation)
  .map(withShared)
  // Runtimes list the members of a module in different orders; the document needs one order.
  .sort((a, b) => (a.id < b.id ? -1 : 1))
