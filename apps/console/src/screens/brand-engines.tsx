import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { NewestScan } from '../parts/brands/newest-scan.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { Changes } from '../parts/rates/changes.tsx'
import type { Rates } from '../parts/rates/heat-map.tsx'
import { WhoSaysWhat } from '../parts/rates/who-says-what.tsx'
import { Table } from '../parts/widgets/page.tsx'
import { engineName, rateInWords } from '../parts/widgets/words.ts'

/** Which engine says what, question by question, and what changed at each. */
export const BrandEngines = ({ brandId }: { brandId: string }) => (
  <BrandFrame brandId={brandId} section={say('engines.engines')}>
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
      {say('engines.productsDrawnFromThe', {
        words: rates.CONFABULATED ? rateInWords(rates.CONFABULATED) : say('engines.noAnswers'),
        words2: rates.mentioned ? rateInWords(rates.mentioned) : say('engines.noAnswers'),
      })}
    </p>
  ))

/** Rates for other questions of the same kind. Not the figures above, so it opens separately. */
function LikeThese({ rates: { overall, engines } }: { rates: Rates }) {
  if (!overall.rates.mentioned?.likeThese) return null
  return (
    <details>
      <summary>{say('engines.forQuestionsLikeThese')}</summary>
      <p class="soft">{say('brandEngines.theFiguresAboveAre')}</p>
      <Table
        rows={[overall, ...engines]}
        columns={[
          [
            say('common.engine'),
            ({ engine }) => (engine === null ? say('engines.allEngines') : engineName(engine)),
            { isHead: true },
          ],
          [say('engines.wrong'), ({ rates }) => toldInWords(rates.CONFABULATED?.likeThese?.words ?? '–')],
          [say('common.youAreNamed'), ({ rates }) => toldInWords(rates.mentioned?.likeThese?.words ?? '–')],
        ]}
      />
    </details>
  )
}
