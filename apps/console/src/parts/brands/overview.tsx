import type { AnswerOf } from '@veracite/contract/routes'
import { api, type Loaded, together, useLoad } from '../server/api.ts'
import { Figure } from '../widgets/figure.tsx'
import { formatCount, formatOf, formatTime, formatUsd } from '../widgets/format.tsx'
import { OriginNote } from '../widgets/origin-note.tsx'
import { Await, Help } from '../widgets/page.tsx'
import { answersWord, originOf, otherOriginsNote } from '../widgets/words.ts'
import {
  ANSWERS_FOR_A_RATE,
  basisOf,
  between,
  type ChangesBody,
  cardChange,
  type Phrase,
  type Ranking,
  sinceWords,
  storyOf,
  wholeShare,
} from './story.ts'

type Rates = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>
type Rate = NonNullable<Rates['overall']['rates']['mentioned']>
type ScanItem = AnswerOf<'GET /api/admin/brands/{brandId}/scans'>['items'][number]
type Review = AnswerOf<'GET /api/admin/brands/{brandId}/review'>

export interface Compared {
  wrong: ChangesBody
  /** The rate of wrong answers in the scan before. */
  earlier: Rate | null
}

interface OverviewProps {
  brandId: string
  rates: Rates
  ranking: Loaded<Ranking>
  scan: ScanItem
  before: ScanItem | null
}

/** The newest scan: one sentence, its basis, and four figures with their changes. */
export function Overview({ brandId, rates, ranking, scan, before }: OverviewProps) {
  const loaded = useLoad(`overview ${scan.id} ${before?.id}`, async (signal) => {
    const [review, compared] = await Promise.all([
      api('GET /api/admin/brands/{brandId}/review', { brandId, limit: '1' }, signal),
      before === null ? null : compare(brandId, before.id, scan.id, signal),
    ])
    return { review, compared }
  })
  return (
    <Await of={together(loaded, ranking)} what="what it says">
      {([{ review, compared }, ranking]) => (
        <>
          <Story rates={rates} scan={scan} compared={compared} ranking={ranking} />
          <Cards brandId={brandId} rates={rates} compared={compared} ranking={ranking} review={review} />
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

interface StoryProps {
  rates: Rates
  scan: ScanItem
  compared: Compared | null
  ranking: Ranking
}

function Story({ rates, scan, compared, ranking }: StoryProps) {
  const wrong = rates.overall.rates.CONFABULATED ?? null
  const at = rates.scan.createdAt
  const change = compared && { from: compared.wrong.from.createdAt, to: at, overall: compared.wrong.overall }
  const before = compared && { rate: compared.earlier, createdAt: compared.wrong.from.createdAt }
  return (
    <div>
      <p class="soft">
        <a href={`/console/scans/${scan.id}`}>Last scan</a> {formatTime(new Date(at))} ·{' '}
        {formatOf(scan.totalPrompts, 'question')} × {formatOf(rates.engines.length, 'engine')} ·{' '}
        {formatOf(rates.scan.classified, 'answer')} counted ·{' '}
        {originOf(rates.scan) === 'demo' && 'would cost about '}
        {formatUsd(scan.totalCostUsd)}
      </p>
      <p class="story">
        <Phrases of={storyOf(wrong, change, ranking.mostSaid)} />
      </p>
      <p class="sub">
        {basisOf(wrong, before, compared?.wrong.overall ?? null, at)}{' '}
        <Help about="how it is counted">
          An answer is wrong when it says something that one of your facts contradicts. The numbers in
          brackets are where the true share lies with 95 % confidence, for these questions. A change counts as
          real only if chance alone would hardly bring it: of 100 scans in which nothing changed, at most five
          say otherwise.
        </Help>
      </p>
      <OriginNote of={rates.scan} />
      {rates.scan.note && (rates.scan.status !== 'COMPLETED' || (rates.scan.apart ?? []).length > 0) && (
        <p class="note">{rates.scan.note}</p>
      )}
    </div>
  )
}

/** A sentence; what is false in it stands out. */
export const Phrases = ({ of }: { of: readonly Phrase[] }) => (
  <>
    {of.map(({ text, accused }, place) =>
      accused ? (
        <span key={place} class="accused">
          {text}
        </span>
      ) : (
        text
      ),
    )}
  </>
)

/** The origin of the answers, if not engines, and counts of other origins, which no figure includes. */
function besides({ apart, ...page }: Pick<Review, 'apart' | 'origin' | 'demo'>): string {
  const others = otherOriginsNote(apart)
  const whose = originOf(page) === 'stand_in' ? ` · ${answersWord(page)}` : ''
  return `${whose}${others === '' ? '' : ` · apart from ${others}`}`
}

interface CardsProps {
  brandId: string
  rates: Rates
  compared: Compared | null
  ranking: Ranking
  review: Review
}

function Cards({ brandId, rates: { overall, scan }, compared, ranking, review }: CardsProps) {
  const since = compared && sinceWords(compared.wrong.from.createdAt, scan.createdAt)
  const { fresh = 0, notSeen = 0, returned = 0 } = ranking.since ?? {}
  return (
    <dl class="figures">
      <RateCard
        name="Answers that are wrong"
        rate={overall.rates.CONFABULATED ?? null}
        change={cardChange(compared?.wrong.overall, since)}
        fewerIsBetter
        help="Answers that say something which one of your facts contradicts, of all answers counted. Answers that were not given, or failed, are in neither number."
      />
      <Figure
        name="False statements, open"
        figure={formatCount(ranking.groups)}
        help="Each false statement counts once, however many engines make it and answers repeat it. New, not seen and came back are what the newest scan changed. Not seen means: not said in ten answers or more, which is not “never”."
      >
        {formatCount(ranking.total)} counting each engine: {fresh} new, {notSeen} not seen, {returned} came
        back
        {besides(ranking)}
      </Figure>
      <RateCard
        name="You are named"
        rate={overall.rates.mentioned ?? null}
        change={cardChange(compared?.wrong.overalls.mentioned, since)}
        help="Answers that name your brand at all, of all answers counted."
      />
      <Figure
        name="Waiting for you"
        figure={formatCount(review.total)}
        help="Answers that rules and readers could not decide. Nobody is accused of anything until a person has looked."
      >
        answers to look at{besides(review)}
        {review.total > 0 && (
          <>
            {' · '}
            <a href={`/console/brands/${brandId}/review`}>start</a>
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
        nothing was counted
      </Figure>
    )
  const isFew = rate.asked < ANSWERS_FOR_A_RATE
  return (
    <Figure name={name} figure={isFew ? rate.words : wholeShare(rate.rate)} help={help}>
      {isFew
        ? 'too few answers for a rate'
        : `${formatCount(rate.seen)} of ${formatCount(rate.asked)} · ${between(rate.low, rate.high)}`}
      {' · '}
      <span class={look}>{change.words}</span>
    </Figure>
  )
}
