import { known, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { api, useApi } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { Await, Section } from '../widgets/page.tsx'
import { predicateName, visibleText } from '../widgets/words.ts'

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
