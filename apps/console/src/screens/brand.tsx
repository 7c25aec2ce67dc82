import { say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import { type Measured, NewestScan } from '../parts/brands/newest-scan.tsx'
import { Overview } from '../parts/brands/overview.tsx'
import { TopFindings, useRanking } from '../parts/findings/top-findings.tsx'
import { type BrandBody, BrandFrame } from '../parts/frame/brand-frame.tsx'
import { Trend } from '../parts/rates/trend.tsx'
import { StartScan } from '../parts/scans/start-scan.tsx'
import { OpensDrawer } from '../parts/widgets/drawer.tsx'
import { onlyFor } from '../parts/widgets/page.tsx'

/** What the engines say about one brand, according to its newest finished scan. */
export const Brand = ({ brandId }: { brandId: string }) => (
  <BrandFrame brandId={brandId} actions={(brand) => <Start brand={brand} />}>
    {(brand) => (
      <NewestScan brand={brand}>
        {(measured) => <Told key={measured.scan.id} brand={brand} {...measured} />}
      </NewestScan>
    )}
  </BrandFrame>
)

/** The address asks for it where another screen led here to start one. */
const Start = onlyFor('editor', ({ brand }: { brand: BrandBody }) => {
  const { start } = useLocation().query
  return (
    <OpensDrawer key={start} name={say('brands.startAScan')} class="primary" isOpenAtFirst={start === 'scan'}>
      {(close) => <StartScan brand={brand} onClose={close} />}
    </OpensDrawer>
  )
})

/** The sentence and the figures first, then what is false, then the line. */
function Told({ brand, scan, before, rates, hasFacts }: Measured & { brand: BrandBody }) {
  const ranking = useRanking(brand.id)
  return (
    <>
      <div class="overview">
        <Overview brandId={brand.id} {...{ rates, hasFacts, ranking, scan, before }} />
      </div>
      <TopFindings brandId={brand.id} gravest={ranking} />
      {before && <Trend brandId={brand.id} brandName={brand.name} />}
    </>
  )
}
