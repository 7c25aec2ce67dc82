import * as accounts from './accounts/operations.ts'
import * as appAnswers from './app-answers/operations.ts'
import * as appPlans from './app-plans/operations.ts'
import * as audit from './audit/operations.ts'
import * as brands from './brands/operations.ts'
import * as cases from './cases/operations.ts'
import * as clocks from './clocks/operations.ts'
import * as confabulations from './confabulations/operations.ts'
import * as corrections from './corrections/operations.ts'
import * as correctionWatches from './corrections/watches.ts'
import * as documents from './documents/operations.ts'
import * as engines from './engines/operations.ts'
import * as spend from './engines/spend.ts'
import * as events from './events/operations.ts'
import * as forms from './evidence/forms.ts'
import * as exports from './exports/operations.ts'
import * as facts from './facts/operations.ts'
import * as feeds from './feeds/operations.ts'
import * as findings from './findings/operations.ts'
import * as ranking from './findings/ranking.ts'
import * as jobs from './jobs/operations.ts'
import * as keys from './keys/operations.ts'
import * as log from './log/operations.ts'
import * as orders from './orders/operations.ts'
import * as me from './people/me.ts'
import * as people from './people/operations.ts'
import * as plans from './plans/operations.ts'
import * as declarations from './predicates/declarations.ts'
import * as predicates from './predicates/operations.ts'
import * as products from './products/operations.ts'
import * as prompts from './prompts/operations.ts'
import * as rates from './rates/operations.ts'
import * as readers from './readers/operations.ts'
import * as registers from './registers/operations.ts'
import * as reports from './reports/operations.ts'
import * as rivals from './rivals/operations.ts'
import * as runs from './runs/operations.ts'
import * as review from './runs/review.ts'
import * as verifications from './runs/verifications.ts'
import * as scans from './scans/operations.ts'
import * as schedules from './schedules/operations.ts'
import * as search from './search/operations.ts'
import * as shares from './shares/operations.ts'
import * as sources from './sources/operations.ts'
import * as searches from './sources/searches.ts'
import * as sourceSearch from './sources/source-search.ts'
import * as webhooks from './webhooks/operations.ts'

/**
 * The operations of the operator's API: every export of these files that is an operation. A new file is added here;
 * routes, the document, both clients, tools and the console's types follow.
 */
export const ADMIN_FILES = {
  clocks,
  accounts,
  appAnswers,
  appPlans,
  confabulations,
  runs,
  engines,
  jobs,
  keys,
  plans,
  brands,
  audit,
  cases,
  correctionWatches,
  corrections,
  declarations,
  documents,
  events,
  exports,
  facts,
  feeds,
  findings,
  forms,
  log,
  me,
  orders,
  people,
  predicates,
  products,
  prompts,
  ranking,
  rates,
  readers,
  registers,
  reports,
  review,
  rivals,
  scans,
  schedules,
  search,
  shares,
  sources,
  searches,
  sourceSearch,
  spend,
  verifications,
  webhooks,
}
