import type { AnswerOf } from '@veracite/contract/routes'
import { Table } from '../widgets/table.tsx'
import { engineName } from '../widgets/words.ts'

type Rates = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>

/** Rates for other questions of the same kind. Not the figures above, so it opens separately. */
export function LikeThese({ rates: { overall, engines } }: { rates: Rates }) {
  if (!overall.rates.mentioned?.likeThese) return null
  return (
    <details class="like-these">
      <summary>For questions like these</summary>
      <p class="soft">
        The figures above are for the questions that were asked. Here the prompts are a sample of all that
        could be asked, which is less certain: in simulations such an interval covers 80 to 100 %.
      </p>
      <Table
        rows={[overall, ...engines]}
        columns={[
          [
            'Engine',
            ({ engine }) => (engine === null ? 'All engines' : engineName(engine)),
            { isHead: true },
          ],
          ['Wrong', ({ rates }) => rates.CONFABULATED?.likeThese?.words ?? '–'],
          ['You are named', ({ rates }) => rates.mentioned?.likeThese?.words ?? '–'],
        ]}
      />
    </details>
  )
}
