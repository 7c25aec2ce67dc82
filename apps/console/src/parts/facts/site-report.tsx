import { formatOf } from '../widgets/format.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { labelInSentence, predicateName } from '../widgets/words.ts'
import { factInWords } from './fact-words.ts'

interface Disagreement {
  predicate: string
  values: { value: unknown; url: string | null }[]
}
interface Report {
  disagreements?: Disagreement[]
  notStated?: { predicate: string; value: unknown }[]
}

/** What a brand can repair itself: pages that contradict each other, and facts that programs do not find on them. */
export function SiteReport({ result }: { result: Record<string, unknown> | null }) {
  const { disagreements = [], notStated = [] } = (result ?? {}) as Report
  return (
    <>
      {disagreements.length > 0 && (
        <section class="card" aria-label="Pages that disagree">
          <h3>Your pages disagree on {formatOf(disagreements.length, 'thing')}</h3>
          <ul class="rows">
            {disagreements.map(({ predicate, values }) => (
              <li key={predicate}>
                <span class="soft">{predicateName(predicate)}</span>
                <span>
                  {values.map(({ value, url }, at) => (
                    <span key={at}>
                      {at > 0 && ' · '}
                      <strong>{visibleText(factInWords(value))}</strong>{' '}
                      <span class="meta">{url === null ? 'as you entered it' : visibleText(url)}</span>
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {notStated.length > 0 && (
        <section class="card" aria-label="Facts that were not found">
          <h3>No program found these on the pages that were read</h3>
          <p class="soft">They may stand in pictures or appear only when scripts run, or on other pages.</p>
          <p>
            {notStated
              .map(
                ({ predicate, value }) =>
                  `${labelInSentence(predicateName(predicate))} (${visibleText(factInWords(value))})`,
              )
              .join(', ')}
          </p>
        </section>
      )}
    </>
  )
}
