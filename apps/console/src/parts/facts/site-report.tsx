import { say } from '@veracite/words/say'
import { labelInSentence, predicateName, visibleText } from '../widgets/words.ts'
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
        <section class="card" aria-label={say('facts.pagesThatDisagree')}>
          <h3>{say('facts.yourPagesDisagreeOn', { disagreements: disagreements.length })}</h3>
          <ul class="rows">
            {disagreements.map(({ predicate, values }) => (
              <li key={predicate}>
                <span class="soft">{predicateName(predicate)}</span>
                <span>
                  {values.map(({ value, url }, at) => (
                    <span key={at}>
                      {at > 0 && ' · '}
                      <strong>{visibleText(factInWords(value))}</strong>{' '}
                      <span class="meta">
                        {url === null ? say('facts.asYouEnteredIt') : visibleText(url)}
                      </span>
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {notStated.length > 0 && (
        <section class="card" aria-label={say('facts.factsThatWereNot')}>
          <h3>{say('facts.noProgramFoundThese')}</h3>
          <p class="soft">{say('facts.theyMayStandIn')}</p>
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
