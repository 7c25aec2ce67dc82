import { rich, say } from '@veracite/words/say'
import { ANSWERS_FOR_A_RATE, basisOf, earlierOf, rangeOf, storyOf, wholeShare } from '@veracite/words/story'
import { toldInWords } from '@veracite/words/told-words'
import type { ComponentChildren } from 'preact'
import type { Rates } from '../rates/heat-map.tsx'
import { LeadingNote } from '../rates/leading-note.tsx'
import { type Answer, api, type Loaded, together, useApi, useLoad } from '../server/api.ts'
import { Await, Figure, Help, OriginNote } from '../widgets/page.tsx'
import { Phrases } from '../widgets/phrases.tsx'
import {
  answersWord,
  formatCost,
  formatCount,
  formatTime,
  originOf,
  otherOriginsNote,
  rateInWords,
  VOICE,
  visibleText,
} from '../widgets/words.ts'
import { HERE } from '../widgets/written-in.ts'
import type { Measured } from './newest-scan.tsx'
import { type ChangesBody, cardChange, type Ranking, worstOf } from './story.ts'

type Rate = NonNullable<Rates['overall']['rates']['mentioned']>
type Review = Answer<'GET /api/admin/brands/{brandId}/review'>

export interface Compared {
  wrong: ChangesBody
  /** The rate of wrong answers in the scan before. */
  earlier: Rate | null
}

const WRONG = say('brands.answersThatAreWrong')
const NAMED = say('common.youAreNamed')

interface OverviewProps extends Measured {
  brandId: string
  ranking: Loaded<Ranking>
}

/** What the sentence and the figures are made of. */
interface Told extends Omit<Measured, 'before'> {
  brandId: string
  compared: Compared | null
  ranking: Ranking
  review: Review
}

/** The newest scan: one sentence, its basis, and four figures with their changes. */
export function Overview({ brandId, rates, hasFacts, ranking, scan, before }: OverviewProps) {
  const loaded = useLoad(`overview ${scan.id} ${before?.id}`, async (signal) => {
    const [review, compared] = await Promise.all([
      api('GET /api/admin/brands/{brandId}/review', { brandId, limit: '1' }, signal),
      before === null ? null : compare(brandId, before.id, scan.id, signal),
    ])
    return { review, compared }
  })
  return (
    <Await of={together(loaded, ranking)}>
      {([{ review, compared }, ranking]) => (
        <>
          <Story {...{ brandId, rates, hasFacts, scan, compared, ranking, review }} />
          <Cards {...{ brandId, rates, hasFacts, scan, compared, ranking, review }} />
          {hasFacts && <FitLine brandId={brandId} scanId={scan.id} measure="CONFABULATED" name={WRONG} />}
          <FitLine brandId={brandId} scanId={scan.id} measure="mentioned" name={NAMED} />
        </>
      )}
    </Await>
  )
}

export async function compare(
  brandId: string,
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<Compared> {
  const [wrong, earlier] = await Promise.all([
    api('GET /api/admin/brands/{brandId}/changes', { brandId, from, to, measure: 'CONFABULATED' }, signal),
    api('GET /api/admin/brands/{brandId}/rates', { brandId, scan: from, cells: 'none' }, signal),
  ])
  return { wrong, earlier: earlier.overall.rates.CONFABULATED ?? null }
}

interface SentenceProps extends Pick<Measured, 'rates' | 'hasFacts'> {
  compared: Compared | null
  /** The statement that it ends with. */
  worst?: ReturnType<typeof worstOf> | null
  /** What stands behind its basis, and the class of that line. */
  children: ComponentChildren
  look: string
}

/** One sentence about a scan, and what it rests on. */
export function ScanSentence({ rates, hasFacts, compared, worst = null, children, look }: SentenceProps) {
  const wrong = rates.overall.rates.CONFABULATED ?? null
  const at = rates.scan.createdAt
  const overall = compared?.wrong.overall ?? null
  const change = compared && { from: compared.wrong.from.createdAt, to: at, overall }
  const before = compared && { rate: compared.earlier, createdAt: compared.wrong.from.createdAt }
  return (
    <>
      <p class="story">
        {hasFacts ? <Phrases of={storyOf(VOICE, wrong, change, worst)} /> : say('brands.noFactToCheck')}
      </p>
      <p class={look}>
        {hasFacts && basisOf(VOICE, wrong, before, overall, at)} {children}
      </p>
    </>
  )
}

const Story = ({ rates, hasFacts, scan, compared, ranking }: Told) => (
  <div>
    <p class="soft">
      {rich('brands.lastScanQuestionsEngines', {
        a: (words) => <a href={`/console/scans/${scan.id}`}>{words}</a>,
        at: formatTime(new Date(rates.scan.createdAt)),
        totalPrompts: scan.totalPrompts,
        engines: rates.engines.length,
        classified: rates.scan.classified,
        totalCostUsd: formatCost(scan.totalCostUsd, scan),
      })}
    </p>
    <ScanSentence
      {...{ rates, hasFacts, compared }}
      worst={ranking.mostSaid && worstOf(ranking.mostSaid)}
      look="sub"
    >
      <Help about={say('brands.howItIsCounted')}>{say('overview.anAnswerIsWrong')}</Help>
    </ScanSentence>
    <OriginNote of={rates.scan} />
    {rates.scan.note && (rates.scan.status !== 'COMPLETED' || (rates.scan.apart ?? []).length > 0) && (
      <p class="note">{toldInWords(rates.scan.note)}</p>
    )}
    <LeadingNote of={rates.leading} />
  </div>
)

/** The origin of the answers, if not engines, and counts of other origins, which no figure includes. */
function besides({ apart, ...page }: Pick<Review, 'apart' | 'origin' | 'demo'>): string {
  const others = otherOriginsNote(apart)
  const whose = ['stand_in', 'app'].includes(originOf(page)) ? answersWord(page) : ''
  return [whose, others && say('brands.apartFrom', { others })].map((part) => part && ` · ${part}`).join('')
}

function Cards({ brandId, rates: { overall, scan }, hasFacts, compared, ranking, review }: Told) {
  const since = compared && earlierOf(compared.wrong.from.createdAt, scan.createdAt)
  const { fresh = 0, notSeen = 0, returned = 0 } = ranking.since ?? {}
  return (
    <dl class="figures">
      {hasFacts && (
        <RateCard
          name={WRONG}
          rate={overall.rates.CONFABULATED ?? null}
          change={cardChange(compared?.wrong.overall, since)}
          fewerIsBetter
          help={say('brands.answersThatSaySomething')}
        />
      )}
      <Figure
        name={say('brands.falseStatementsOpen')}
        figure={formatCount(ranking.groups)}
        help={say('brands.eachFalseStatementCounts')}
      >
        {say('brands.countingEachEngineNew', {
          total: ranking.total,
          fresh,
          notSeen,
          returned,
          ranking: besides(ranking),
        })}
      </Figure>
      <RateCard
        name={NAMED}
        rate={overall.rates.mentioned ?? null}
        change={cardChange(compared?.wrong.overalls.mentioned, since)}
        help={say('brands.answersThatNameYour')}
      />
      <Figure
        name={say('brands.waitingForYou')}
        figure={formatCount(review.total)}
        help={say('brands.answersThatRulesAnd')}
      >
        {say('brands.answersToLookAt')}
        {besides(review)}
        {review.total > 0 && (
          <>
            {' · '}
            <a href={`/console/brands/${brandId}/review`}>{say('brands.start')}</a>
          </>
        )}
      </Figure>
    </dl>
  )
}

interface RateCardProps {
  name: string
  rate: Rate | null
  change: ReturnType<typeof cardChange>
  fewerIsBetter?: boolean
  help: string
}

function RateCard({ name, rate, change, fewerIsBetter = false, help }: RateCardProps) {
  const look =
    change.look === null ? undefined : (change.look === 'fewer') === fewerIsBetter ? 'better' : 'worse'
  if (rate === null)
    return (
      <Figure name={name} figure="–" help={help}>
        {say('brands.nothingWasCounted')}
      </Figure>
    )
  const isFew = rate.asked < ANSWERS_FOR_A_RATE
  return (
    <Figure name={name} figure={isFew ? rateInWords(rate) : wholeShare(VOICE, rate.rate)} help={help}>
      {isFew
        ? say('brands.tooFewAnswersFor')
        : say('brands.of', { seen: rate.seen, asked: rate.asked, low: rangeOf(VOICE, rate) })}
      {' · '}
      <span class={look}>{change.words}</span>
    </Figure>
  )
}

interface Props {
  brandId: string
  scanId: string
  /** The figure, and what it is called above. */
  measure: 'CONFABULATED' | 'mentioned'
  name: string
}

/** Whether a figure is fit to decide on, criterion by criterion; beside that of wrong answers, the industry's two rates. */
function FitLine({ brandId, scanId, measure, name }: Props) {
  const fit = useApi('GET /api/admin/brands/{brandId}/fit', {
    brandId,
    scan: scanId,
    measure,
    language: HERE,
  })
  return (
    <Await of={fit}>
      {({ words, criteria, industry }) => (
        <details>
          <summary>
            <strong>{name}</strong>: {visibleText(words)}
          </summary>
          <ul>
            {criteria.map(({ criterion, met, words: told }) => (
              <li key={criterion}>
                {met ? say('rates.met') : say('rates.notMet')}: {visibleText(told)}
              </li>
            ))}
          </ul>
          {measure === 'CONFABULATED' && (
            <>
              <p>
                {say('rates.hallucinationRateFactualInaccuracy', {
                  words: industry.hallucination.words,
                  words2: industry.inaccuracy.words,
                })}
              </p>
              <p class="hint">{industry.note}</p>
            </>
          )}
        </details>
      )}
    </Await>
  )
}
