import { rich, say } from '@veracite/words/say'
import { ANSWERS_FOR_A_RATE, basisOf, earlierOf, rangeOf, storyOf, wholeShare } from '@veracite/words/story'
import { toldInWords } from '@veracite/words/told-words'
import { FitLine } from '../rates/fit-line.tsx'
import { LeadingNote } from '../rates/leading-note.tsx'
import { type Answer, api, type Loaded, together, useLoad } from '../server/api.ts'
import { Figure } from '../widgets/figure.tsx'
import { formatCost, formatCount, formatTime } from '../widgets/format.tsx'
import { OriginNote } from '../widgets/origin-note.tsx'
import { Await, Help } from '../widgets/page.tsx'
import { Phrases } from '../widgets/phrases.tsx'
import { answersWord, originOf, otherOriginsNote, rateInWords, VOICE } from '../widgets/words.ts'
import type { Measured } from './newest-scan.tsx'
import { type ChangesBody, cardChange, type Ranking, worstOf } from './story.ts'

type Rates = Answer<'GET /api/admin/brands/{brandId}/rates'>
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
          <Story {...{ rates, hasFacts, scan, compared, ranking }} />
          <Cards {...{ brandId, rates, hasFacts, compared, ranking, review }} />
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

interface StoryProps extends Omit<Measured, 'before'> {
  compared: Compared | null
  ranking: Ranking
}

function Story({ rates, hasFacts, scan, compared, ranking }: StoryProps) {
  const wrong = rates.overall.rates.CONFABULATED ?? null
  const at = rates.scan.createdAt
  const change = compared && { from: compared.wrong.from.createdAt, to: at, overall: compared.wrong.overall }
  const before = compared && { rate: compared.earlier, createdAt: compared.wrong.from.createdAt }
  return (
    <div>
      <p class="soft">
        {rich('brands.lastScanQuestionsEngines', {
          a: (words) => <a href={`/console/scans/${scan.id}`}>{words}</a>,
          at: formatTime(new Date(at)),
          totalPrompts: scan.totalPrompts,
          engines: rates.engines.length,
          classified: rates.scan.classified,
          totalCostUsd: formatCost(scan.totalCostUsd, scan),
        })}
      </p>
      <p class="story">
        {hasFacts ? (
          <Phrases of={storyOf(VOICE, wrong, change, ranking.mostSaid && worstOf(ranking.mostSaid))} />
        ) : (
          say('brands.noFactToCheck')
        )}
      </p>
      <p class="sub">
        {hasFacts && basisOf(VOICE, wrong, before, compared?.wrong.overall ?? null, at)}{' '}
        <Help about={say('brands.howItIsCounted')}>{say('overview.anAnswerIsWrong')}</Help>
      </p>
      <OriginNote of={rates.scan} />
      {rates.scan.note && (rates.scan.status !== 'COMPLETED' || (rates.scan.apart ?? []).length > 0) && (
        <p class="note">{toldInWords(rates.scan.note)}</p>
      )}
      <LeadingNote of={rates.leading} />
    </div>
  )
}

/** The origin of the answers, if not engines, and counts of other origins, which no figure includes. */
function besides({ apart, ...page }: Pick<Review, 'apart' | 'origin' | 'demo'>): string {
  const others = otherOriginsNote(apart)
  const whose = ['stand_in', 'app'].includes(originOf(page)) ? answersWord(page) : ''
  return [whose, others && say('brands.apartFrom', { others })].map((part) => part && ` · ${part}`).join('')
}

interface CardsProps extends Pick<Measured, 'rates' | 'hasFacts'> {
  brandId: string
  compared: Compared | null
  ranking: Ranking
  review: Review
}

function Cards({ brandId, rates: { overall, scan }, hasFacts, compared, ranking, review }: CardsProps) {
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
