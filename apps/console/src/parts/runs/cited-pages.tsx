import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { Section, Table } from '../widgets/page.tsx'
import { visibleText } from '../widgets/words.ts'
import type { Evidence } from './marked-answer.tsx'

type Trail = NonNullable<Evidence['sourceTrail']>

/** Where the errors of the answer may come from. Addresses are an engine's words: text, never links. */
export function CitedPages({ run }: { run: Evidence }) {
  if (run.sourceTrail && run.sourceTrail.pages.length > 0)
    return (
      <Section title={say('runs.thePagesItCites')}>
        <TrailTable trail={run.sourceTrail} />
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

const TrailTable = ({ trail: { pages, leftOut } }: { trail: Trail }) => (
  <>
    <Table
      rows={pages.slice(0, MAX_PAGES)}
      columns={[
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
      ]}
    />
    {leftOut > 0 && <p class="soft">{say('runs.pagesNotLookedAt', { leftOut })}</p>}
  </>
)
