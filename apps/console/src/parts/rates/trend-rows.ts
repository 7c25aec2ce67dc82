import type { AnswerOf } from '@veracite/contract/routes'
import { answersWord } from '../widgets/words.ts'

type Trend = AnswerOf<'GET /api/admin/brands/{brandId}/trend'>

/** Every engine that any of the scans asked. */
export const enginesOf = ({ points }: Trend): string[] => [
  ...new Set(points.flatMap((point) => point.engines.map(({ engine }) => engine))),
]

/** One row for each scan and engine; an empty engine stands for all of them. */
export const trendRows = ({ points, measure }: Trend): (string | number | null)[][] => [
  ['answers', 'scan', 'asked_for', 'engine', 'measure', 'seen', 'asked', 'rate', 'low', 'high'],
  ...points.flatMap(({ scan, overall, engines }) =>
    [{ engine: '', rate: overall }, ...engines].map(({ engine, rate }) => [
      ...[answersWord(scan), scan.id, scan.createdAt, engine, measure],
      ...(rate ? [rate.seen, rate.asked, rate.rate, rate.low, rate.high] : [null, null, null, null, null]),
    ]),
  ),
]
