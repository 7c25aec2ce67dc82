import type { AnswerOf } from '@veracite/contract/routes'

/** Rates of the whole catalogue, from the products that were drawn from it. */
export const DrawnRates = ({
  rates: { draws },
}: {
  rates: AnswerOf<'GET /api/admin/brands/{brandId}/rates'>
}) =>
  draws.map(({ sample, rates }) => (
    <p key={sample} class="soft">
      Products drawn from the catalogue: wrong in {rates.CONFABULATED?.words ?? 'no answers'}; you are named
      in {rates.mentioned?.words ?? 'no answers'}. Each product counts for as many as it stands for.
    </p>
  ))
