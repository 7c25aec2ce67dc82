import * as main from '../accounts/operations.ts'
import * as record from '../audit/operations.ts'
import { type Access, accessOf } from '../base/access.ts'
import type { Answer, Operation } from '../base/operation.ts'
import { badRequest, databaseUnavailable, forbidden, notFound, unauthorized } from '../base/refusals.ts'
import * as cases from '../cases/operations.ts'
import * as corrections from '../corrections/operations.ts'
import * as correctionWatches from '../corrections/watches.ts'
import * as documents from '../documents/operations.ts'
import * as spend from '../engines/spend.ts'
import * as events from '../events/operations.ts'
import * as forms from '../evidence/forms.ts'
import * as exports from '../exports/operations.ts'
import * as facts from '../facts/operations.ts'
import * as feeds from '../feeds/operations.ts'
import * as findings from '../findings/operations.ts'
import * as ranking from '../findings/ranking.ts'
import * as log from '../log/operations.ts'
import * as me from '../people/me.ts'
import * as people from '../people/operations.ts'
import * as declarations from '../predicates/declarations.ts'
import * as predicates from '../predicates/operations.ts'
import * as catalogue from '../products/operations.ts'
import * as prompts from '../prompts/operations.ts'
import * as rates from '../rates/operations.ts'
import * as readers from '../readers/operations.ts'
import * as registers from '../registers/operations.ts'
import * as reports from '../reports/operations.ts'
import * as review from '../runs/review.ts'
import * as verifications from '../runs/verifications.ts'
import * as scans from '../scans/operations.ts'
import * as schedules from '../schedules/operations.ts'
import * as search from '../search/operations.ts'
import * as shares from '../shares/operations.ts'
import * as sources from '../sources/operations.ts'
import * as webhooks from '../webhooks/operations.ts'

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
export const adminOperations: readonly Operation[] = [
  main,
  cases,
  documents,
  correctionWatches,
  corrections,
  catalogue,
  declarations,
  events,
  exports,
  facts,
  feeds,
  findings,
  forms,
  log,
  me,
  people,
  predicates,
  prompts,
  ranking,
  rates,
  readers,
  record,
  registers,
  reports,
  review,
  scans,
  schedules,
  shares,
  sources,
  search,
  spend,
  verifications,
  webhooks,
]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isOperation)
  .map(withShared)
  // Runtimes list the members of a module in different orders; the document needs one order.
  .sort((a, b) => (a.id < b.id ? -1 : 1))
