import { NewestScan, type Rates } from '../parts/brands/newest-scan.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { Changes } from '../parts/rates/changes.tsx'
import { WhoSaysWhat } from '../parts/rates/who-says-what.tsx'
import { Table } from '../parts/widgets/table.tsx'
import { engineName } from '../parts/widgets/words.ts'

/** Which engine says what, question by question, and what changed at each. */
export const BrandEngines = ({ brandId }: { brandId: string }) => (
  <BrandFrame brandId={brandId} section="Engines">
    {(brand) => (
      <NewestScan brand={brand}>
        {({ scan, before, rates }) => (
          <>
            <WhoSaysWhat brand={brand} rates={rates} />
            <DrawnRates rates={rates} />
            <LikeThese rates={rates} />
            {before && <Changes brandId={brandId} from={before.id} to={scan.id} />}
          </>
        )}
      </NewestScan>
    )}
  </BrandFrame>
)

/** Rates of the whole catalogue, from the products that were drawn from it. */
const DrawnRates = ({ rates: { draws } }: { rates: Rates }) =>
  draws.map(({ sample, rates }) => (
    <p key={sample} class="soft">
      Products drawn from the catalogue: wrong in {rates.CONFABULATED?.words ?? 'no answers'}; you are named
      in {rates.mentioned?.words ?? 'no answers'}. Each product counts for as many as it stands for.
    </p>
  ))

/** Rates for other questions of the same kind. Not the figures above, so it opens separately. */
function LikeThese({ rates: { overall, engines } }: { rates: Rates }) {
  if (!overall.rates.mentioned?.likeThese) return null
  return (
    <details>
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
