import { Type } from '@sinclair/typebox'
import { ENGINES } from '@veracite/terms/vocabulary'
import { refusal } from '@veracite/words/refusals'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok, page } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'
import { SourceSays } from './source-trail.ts'

/** Cited pages that repeat a false statement of the answers, as candidates for correction. */

const WrongPage = t.open('WrongPage', 'A page that says the same wrong thing as answers that cite it.', {
  url: t.text('The final address, after redirects.'),
  ...t.fromAnswers,
  answers: t.integer('Answers of the origin named here that cite it and repeat what it says.'),
  engines: t.list(t.oneOf(ENGINES), 'The engines that gave these answers.'),
  lastSaidAt: t.DateTime('When such an answer was last captured.'),
  fetchedAt: t.DateTime('When the page was last captured.'),
  statements: t.list(
    t.openObject({
      findingId: t.text('The finding.'),
      engine: t.oneOf(ENGINES),
      predicate: Type.String(),
      stated: t.text('What is wrong.'),
      truth: t.nullableText('What the fact says.'),
      quote: t.nullableText('The words on the page.'),
      answers: t.integer('Answers that cite the page for it.'),
    }),
    'What it says that is wrong, at most 20.',
  ),
})

export const FindingSource = t.open('FindingSource', 'What a cited page says about a finding.', {
  url: t.text('The final address after redirects, or the cited one.'),
  pageId: t.text('Its newest capture.'),
  says: SourceSays,
  quote: t.nullableText('The words on the page.'),
  reason: t.nullableText('Why it was not read.'),
  answers: t.integer('Answers of the finding that cite it.'),
  fetchedAt: t.DateTime('When it was last captured.'),
})

export const listSources = adminOperation('GET /api/admin/brands/{brandId}/sources', {
  mayLag: true,
  id: 'adminListSources',
  access: needs('viewer', 'params.brandId'),
  tools: { list_sources: reads() },
  query: Type.Object({
    limit: page.limit,
    cursor: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-]{1,4000}$',
        'x-wrong': refusal('must_be_a_cursor_of_a_page'),
        description: 'The `nextCursor` of the previous page.',
      }),
    ),
  }),
  answers: ok(
    t.openObject({
      items: Type.Array(WrongPage),
      nextCursor: t.nullableText('Where the next page starts.'),
    }),
    'One page of the list.',
  ),
})
