import { Type } from '@sinclair/typebox'
import { PAGE_FOUND } from '@veracite/verdicts/model/search-page'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'

/** Whether the pages behind an answer say what it states wrongly, in any wording. */

const Share = t.openObject({ part: t.count('How many.'), of: t.count('Of how many.') })

const Search = t.open('SourceSearchState', 'A search of every page behind an answer.', {
  runId: Type.String(),
  state: t.oneOf(['none', 'under_way', 'done', 'failed']),
  failure: t.nullableText('Why the last search ended without a result; it can be ordered again.'),
  orderedAt: t.nullableText('When it was last ordered.'),
  model: t.nullableText('The model that searches; null if there is none.'),
  questions: t.count('Questions to the model that a search needs at most.'),
  priceUsd: t.nullableText('What they cost at most; null if no price is known.'),
  check: t.nullable(
    t.openObject({
      found: { ...Share, description: 'Pages that say the statement and are found to.' },
      notAccused: { ...Share, description: 'Pages that do not say it and are not found to.' },
      measuredAt: t.DateTime('When.'),
    }),
    'How the model did on the shipped pages; null if it is measured first.',
  ),
  results: t.list(
    t.openObject({
      predicate: t.text('What the statement is about.'),
      stated: t.text('The false statement.'),
      result: t.oneOf(
        ['said', 'in_none', 'not_shown'],
        '`in_none` only if every page that is cited or was read was captured whole and read, by a reader that found at least 98 % of the known statements.',
      ),
      words: t.text('The same in a sentence, with its condition and the figure of the reader.'),
    }),
    'One for each false statement; empty before a search.',
  ),
  pages: t.list(
    t.openObject({
      url: t.text('The address.'),
      onlyRead: t.flag('The engine read it and does not cite it.'),
      gaps: t.list(
        Type.String(),
        '`scripts_not_run`, `too_long`, `not_examined`: what it may say beside its text.',
      ),
      found: t.list(
        t.openObject({
          found: t.oneOf(PAGE_FOUND),
          why: t.nullableText('Why it counts as unread.'),
          quote: t.nullableText('The words on the page.'),
        }),
        'In the order of the statements.',
      ),
      reason: t.nullableText('Why it was not read.'),
    }),
    'Every page.',
  ),
})

export const getSourceSearch = adminOperation('GET /api/admin/runs/{runId}/source-search', {
  id: 'adminGetSourceSearch',
  useCase: 'sourceSearches.get',
  access: needs('viewer', 'params.runId'),
  tools: { get_source_search: reads() },
  answers: ok(Search),
})

export const orderSourceSearch = adminOperation('POST /api/admin/runs/{runId}/source-search', {
  id: 'adminOrderSourceSearch',
  useCase: 'sourceSearches.order',
  access: needs('editor', 'params.runId'),
  answers: ok(Search),
})
