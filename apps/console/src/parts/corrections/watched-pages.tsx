import { rich, say } from '@veracite/words/say'
import { type Answer, useApi } from '../server/api.ts'
import { OnDemand } from '../widgets/on-demand.tsx'
import { Await, Section } from '../widgets/page.tsx'
import { Age, Time, visibleText } from '../widgets/words.ts'
import { type CorrectionDetail, saysWords } from './correction-words.ts'

type Difference = Answer<'GET /api/admin/corrections/{correctionId}/difference'>

/** Pages that are captured again and again, and what changed on each. */
export function WatchedPages({ correction }: { correction: CorrectionDetail }) {
  if (correction.pages.length === 0) return null
  return (
    <Section title={say('corrections.pages')}>
      {correction.pages.map((page) => (
        <div key={page.url} class="card">
          <h3 class="mono">{visibleText(page.url)}</h3>
          <p>
            {say('corrections.beforeItNowIt', {
              before: saysWords(page.saysBefore),
              now: saysWords(page.says),
            })}{' '}
            {page.changedAt !== null && (
              <span class="badge good">
                {rich('corrections.changed', { age: () => <Age at={page.changedAt ?? ''} /> })}
              </span>
            )}{' '}
            {page.nextAt !== null && (
              <span class="soft">
                {rich('corrections.capturedNext', { time: () => <Time at={page.nextAt ?? ''} /> })}
              </span>
            )}
          </p>
          {page.newest !== null && page.newest !== page.before && (
            <OnDemand title={say('corrections.beforeAndAfter')}>
              <Loaded correctionId={correction.id} url={page.url} />
            </OnDemand>
          )}
        </div>
      ))}
    </Section>
  )
}

const Loaded = (asked: { correctionId: string; url: string }) => (
  <Await of={useApi('GET /api/admin/corrections/{correctionId}/difference', asked)}>
    {(value) => <Lines difference={value} />}
  </Await>
)

const MARKS = { same: ' ', added: '+', removed: '−' } as const

/** Lines of others: text nodes, with a mark that is not a colour alone. */
function Lines({ difference }: { difference: Difference }) {
  const { before, after, parts, added, removed } = difference
  return (
    <>
      <p class="soft">
        {say('corrections.linesWent', { removed, added })}{' '}
        {[before, after]
          .flatMap((capture) => capture ?? [])
          .map(({ id, capturedAt, manifestSha256 }) => (
            <span key={id}>
              <Time at={capturedAt} /> <span class="mono">{manifestSha256}</span>{' '}
            </span>
          ))}
      </p>
      {parts === null ? (
        <p>{say('corrections.tooMuchHasChanged')}</p>
      ) : (
        <pre class="difference">
          {parts.flatMap(({ kind, lines, skipped = 0 }, at) => [
            ...(skipped > 0
              ? [
                  <span
                    key={`${at} skipped`}
                    class="soft"
                  >{`… ${say('corrections.linesOfTheSame', { skipped })}\n`}</span>,
                ]
              : []),
            ...lines.map((line, row) => (
              <span key={`${at} ${row}`} class={kind}>{`${MARKS[kind]} ${visibleText(line)}\n`}</span>
            )),
          ])}
        </pre>
      )}
    </>
  )
}
