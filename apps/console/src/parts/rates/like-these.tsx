import type { AnswerOf } from '@veracite/contract/routes'
import { TableHead } from '../widgets/table-head.tsx'
import { engineName } from '../widgets/words.ts'

type Rates = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>
type Row = Rates['overall']

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
      <table class="list">
        <TableHead columns={['Engine', 'Wrong', 'You are named']} />
        <tbody>
          {[overall, ...engines].map((row) => (
            <LikeTheseRow key={row.engine ?? ''} {...row} />
          ))}
        </tbody>
      </table>
    </details>
  )
}

const LikeTheseRow = ({ engine, rates }: Row) => (
  <tr>
    <th scope="row">{engine === null ? 'All engines' : engineName(engine)}</th>
    <td data-label="Wrong">{rates.CONFABULATED?.likeThese?.words ?? '–'}</td>
    <td data-label="You are named">{rates.mentioned?.likeThese?.words ?? '–'}</td>
  </tr>
)
