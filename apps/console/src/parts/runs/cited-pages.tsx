import { known, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { api, useApi } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { Await, type Column, Section, Table } from '../widgets/page.tsx'
import { predicateName, visibleText } from '../widgets/words.ts'
import type { Evidence } from './marked-answer.tsx'

/** Where the errors of the answer may come from. Addresses are an engine's words: text, never links. */
export function CitedPages({ run }: { run: Evidence }) {
  const { pages, leftOut } = run.sourceTrail ?? { pages: [], leftOut: 0 }
  if (pages.length > 0)
    return (
      <Section title={say('runs.thePagesItCites')}>
        <Table rows={pages.slice(0, MAX_PAGES)} columns={TRAIL_COLUMNS} />
        {leftOut > 0 && <p class="soft">{say('runs.pagesNotLookedAt', { leftOut })}</p>}
      </Section>
    )
  const cited = run.snapshot?.cited ?? []
  if (cited.length === 0) return null
  return (
    <Section title={say('runs.thePagesItCites')}>
      <ul class="mono">
        {cited.slice(0, MAX_PAGES).map(({ url }, at) => (
          <li key={at}>{visibleText(url)}</li>
        ))}
      </ul>
      {cited.length > MAX_PAGES && (
        <p class="soft">{say('runs.andMore', { value: cited.length - MAX_PAGES })}</p>
      )}
    </Section>
  )
}

const MAX_PAGES = 30

const TRAIL_COLUMNS: readonly Column<NonNullable<Evidence['sourceTrail']>['pages'][number]>[] = [
  [
    say('runs.whatItSays'),
    ({ says, reason }) => (
      <>
        {says === null ? say('runs.captured') : say(`sourceSays.${says}`)}
        {reason && <span class="soft"> ({visibleText(toldInWords(reason.message))})</span>}
      </>
    ),
    { class: ({ says }) => (says === 'same_error' ? 'accused' : undefined), isPlain: true },
  ],
  [
    say('runs.page'),
    ({ url, statements }) => (
      <>
        <span class="mono">{visibleText(url)}</span>
        {statements.slice(0, 3).map(({ quote, start }) => (
          <p key={start} class="hint">
            <q>{visibleText(quote)}</q>
          </p>
        ))}
      </>
    ),
    { isPlain: true },
  ],
]

/** Whether any page behind the answer says what it states wrongly: what was found, or what a search costs. */
export function SourceSearch({ runId }: { runId: string }) {
  const search = useApi('GET /api/admin/runs/{runId}/source-search', { runId })
  const order = () => api('POST /api/admin/runs/{runId}/source-search', { runId })
  return (
    <Section title={say('sourceSearch.title')}>
      <Await of={search}>
        {({ state, failure, model, questions, priceUsd, check, results, pages }) => (
          <>
            {state === 'under_way' && <p class="soft">{say('sourceSearch.underWay')}</p>}
            {failure !== null && (
              <p class="soft">{say('sourceSearch.failed', { why: visibleText(failure) })}</p>
            )}
            {results.map(({ predicate, stated, words }, at) => (
              <div key={at}>
                <p>
                  <b>
                    {predicateName(predicate)}: {visibleText(stated)}
                  </b>{' '}
                  {toldInWords(words)}
                </p>
                <ul class="rows">
                  {pages.map(({ url, found, gaps, reason }, page) => (
                    <li key={page}>
                      <span class="mono">{visibleText(url)}</span>
                      <span class="soft">
                        {say(`sourceFound.${found[at]?.found ?? 'unread'}`)}
                        {[
                          ...gaps.map((gap) => known('sourceGap', gap) ?? gap),
                          ...(reason === null ? [] : [reason]),
                        ].map((why) => `; ${visibleText(why)}`)}
                      </span>
                      {found[at]?.quote && <q>{visibleText(found[at].quote)}</q>}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {model === null && <p class="soft">{say('sourceSearch.noModel')}</p>}
            {model !== null && state !== 'under_way' && (
              <ConfirmButton
                minRole="editor"
                name={state === 'done' ? say('sourceSearch.again') : say('sourceSearch.search')}
                question={`${say('sourceSearch.ask', { model: visibleText(model), questions, price: priceUsd ?? '?' })}${check === null ? ` ${say('sourceSearch.measured')}` : ''}`}
                act={order}
              />
            )}
          </>
        )}
      </Await>
    </Section>
  )
}
