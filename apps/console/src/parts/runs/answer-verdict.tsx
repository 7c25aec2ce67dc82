import { known, rich, say } from '@veracite/words/say'
import { Table } from '../widgets/page.tsx'
import {
  className,
  inList,
  inWords,
  labelInSentence,
  predicateLabel,
  Time,
  verdictName,
  visibleText,
} from '../widgets/words.ts'
import { type Claim, type Classification, claimLook } from './marked-answer.tsx'

interface Props {
  /** Which of the answers of this run. */
  which: string
  capturedAt: string | null
  classification: Classification | null
}

/** The verdict on the answer below it, and on no other: its class, and why. */
export const AnswerVerdict = ({ which, capturedAt, classification }: Props) => (
  <div class="answer-verdict">
    <p class="meta">
      {which}
      {capturedAt !== null && <>{rich('runs.given', { time: () => <Time at={capturedAt} /> })}</>}
    </p>
    {classification && (
      <p>
        <strong class={classification.class === 'CONFABULATED' ? 'accused' : undefined}>
          <i class={`dot c-${classification.class}`} aria-hidden="true" />
          {className(classification.class)}.
        </strong>{' '}
        {whyClass(classification)}
      </p>
    )}
  </div>
)

/** One plain sentence: why the answer got its class. Pure. */
export function whyClass({ class: name, rule, claims, ownedCitations }: Classification): string {
  if (name === 'CONFABULATED') return whyWrong(claims)
  if (name === 'STRONG') return whyCorrect(claims, ownedCitations)
  if (name === 'ABSENT')
    return rule === 'absent:namesake' ? say('runs.itNamesSomebodyElse') : say('runs.neitherYourNameNor')
  if (name === 'ECHO') return say('runs.itNamesYouOnly')
  if (rule === 'descriptive:open_contradiction') return say('runs.itNamesYouAnd')
  const open = claims.filter(({ verdict }) => verdict !== 'supported' && verdict !== 'contradicted').length
  if (open === 0) return say('runs.itNamesYouAndStates')
  return say('runs.itNamesYouNoFact', { open })
}

function whyWrong(claims: Classification['claims']): string {
  const wrong = claims.filter(
    ({ verdict, certainty }) => verdict === 'contradicted' && certainty !== 'likely',
  )
  const [first] = wrong
  if (first === undefined) return say('runs.itSaysSomethingThat')
  const different = new Set(wrong.map(({ predicate, stated }) => `${predicate} ${stated}`)).size - 1
  const said = say('runs.forItSays', {
    label: labelInSentence(predicateLabel(first)),
    stated: visibleText(first.stated),
    hasTruth: first.truth === null ? 'no' : 'other',
    truth: visibleText(first.truth ?? ''),
  })
  return different === 0 ? said : `${said} ${say('runs.otherThingsAreWrong', { different })}`
}

function whyCorrect(claims: Classification['claims'], cited: Classification['ownedCitations']): string {
  const right = claims.find(({ verdict }) => verdict === 'supported')
  if (right !== undefined)
    return say('runs.forItSaysAs', {
      right: labelInSentence(predicateLabel(right)),
      stated: visibleText(right.stated),
    })
  const [page] = cited
  return page === undefined ? say('runs.whatItSaysOf') : say('runs.itCitesAPage')
}

/** Claims of the answer beside the facts. */
export function ClaimsTable({ claims, brandId }: { claims: readonly Claim[]; brandId: string }) {
  if (claims.length === 0) return <p class="soft">{say('runs.itStatesNothingThat')}</p>
  return (
    <Table
      rows={claims}
      idOf={(at) => `claim-${at}`}
      columns={[
        [say('runs.about'), predicateLabel, { isPlain: true }],
        [
          say('runs.itSays'),
          (claim) => (
            <>
              {visibleText(claim.stated)} <q class="soft">{visibleText(claim.span.quote)}</q>
            </>
          ),
        ],
        [
          say('runs.theFact'),
          (claim) =>
            claim.truth === null ? (
              <span class="soft">{say('runs.noFact')}</span>
            ) : (
              <a href={`/console/brands/${brandId}/facts#${claim.factId}`}>{visibleText(claim.truth)}</a>
            ),
        ],
        [
          say('runs.verdict'),
          (claim) => (
            <>
              {inList([
                verdictName(claim.verdict),
                ...(claim.certainty ? [known('certainty', claim.certainty) ?? claim.certainty] : []),
              ])}
              {claim.reason !== undefined && (
                <span class="soft"> {known('doubt', claim.reason) ?? inWords(claim.reason)}</span>
              )}
              {claim.stance !== null && claim.stance !== 'asserted' && (
                <span class="soft"> ({known('stance', claim.stance) ?? inWords(claim.stance)})</span>
              )}
            </>
          ),
          { class: (claim) => `verdict-${claimLook(claim)}`, isPlain: true },
        ],
      ]}
    />
  )
}
