import { Type } from '@sinclair/typebox'
import { HOST_SIDES } from '@veracite/core/lookups/searches'
import { ENGINES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'

/** What engines looked up, read and cited, from the stored bytes of their replies. */

const Side = t.oneOf(HOST_SIDES, 'Whom the host serves: the brand, a rival of it, or neither.')
const Added = t.list(Type.String(), 'Words of it that are not in the question.')

const counted = {
  read: t.integer('Answers whose engine says that it read a page there.'),
  cited: t.integer('Answers that cite a page there.'),
  readNotCited: t.integer('Answers whose engine read a page there and does not cite it.'),
}

export const getRunSearches = adminOperation('GET /api/admin/runs/{runId}/searches', {
  id: 'adminGetRunSearches',
  useCase: 'searches.ofRun',
  access: needs('viewer', 'params.runId'),
  answers: ok(
    t.open('RunSearches', null, {
      runId: Type.String(),
      ...t.fromAnswers,
      searchUsed: t.nullable(
        Type.Boolean(),
        'Whether the engine searched; null when the reply does not say.',
      ),
      queries: t.list(
        t.open('RunQuery', null, { text: t.text('What it searched for.'), added: Added }),
        'At most 50.',
      ),
      pages: t.list(
        t.open('SearchedPage', null, {
          url: t.text('As the reply has it.'),
          title: t.nullableText('Its title.'),
          host: t.text('Its host; of redirects, the domain that the reply names.'),
          side: Side,
          read: t.flag('The reply lists it among the pages that were looked at; many engines list none.'),
          cited: Type.Boolean(),
        }),
        'At most 200; one page counts once, however it is spelled.',
      ),
    }),
    'Searches and pages.',
  ),
})

export const listSearches = adminOperation('GET /api/admin/brands/{brandId}/searches', {
  mayLag: true,
  id: 'adminListSearches',
  ownTurn: true,
  useCase: 'searches.ofBrand',
  access: needs('viewer', 'params.brandId', 'query.scan'),
  tools: { list_searches: { ...reads(), untrusted: ['queries', 'added', 'hosts'] } },
  query: Type.Object({ scan: Type.Optional(Uuid) }),
  answers: ok(
    t.open('BrandSearches', null, {
      brandId: Type.String(),
      scanId: Type.String(),
      createdAt: t.DateTime('When the scan was started.'),
      ...t.fromAnswers,
      answers: t.integer('Answers that are counted here: the first of the plan, at most 5,000.'),
      of: t.integer('Answers of the scan.'),
      searched: t.integer('Of these, answers whose reply shows a search.'),
      showsPages: t.integer('Of these, answers whose reply lists pages that were read.'),
      rivalsKnown: t.integer('Domains of rivals that are known; with none, no host is a rival’s.'),
      queries: t.list(
        t.open('CountedQuery', null, {
          text: t.text('What was searched for.'),
          answers: t.integer('Answers that searched for it.'),
          engines: t.list(t.oneOf(ENGINES), 'Whose answers these are.'),
          added: Added,
        }),
        'The most frequent, at most 100.',
      ),
      added: t.list(
        t.open('AddedWord', null, {
          word: Type.String(),
          answers: t.integer('Answers whose searches add it.'),
        }),
        'Words that are not in the question, at most 100.',
      ),
      hosts: t.list(
        t.open('SearchedHost', null, { host: Type.String(), side: Side, ...counted }),
        'At most 100.',
      ),
      hostsTotal: t.integer('Hosts in all.'),
      sides: t.list(t.open('SearchedSide', null, { side: Side, ...counted }), 'All three.'),
    }),
    'Counted by answers.',
  ),
})
