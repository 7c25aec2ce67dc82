import { say } from '@veracite/words/say'
import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { type Measured, NewestScan } from '../parts/brands/newest-scan.tsx'
import { Overview } from '../parts/brands/overview.tsx'
import { TopFindings, useRanking } from '../parts/findings/top-findings.tsx'
import { type BrandBody, BrandFrame } from '../parts/frame/brand-frame.tsx'
import { Trend } from '../parts/rates/trend.tsx'
import { StartScan } from '../parts/scans/start-scan.tsx'
import { Button } from '../parts/widgets/action.tsx'
import { Drawer } from '../parts/widgets/drawer.tsx'
import { OnlyFor } from '../parts/widgets/page.tsx'

/** What the engines say about one brand, according to its newest finished scan. */
export function Brand({ brandId }: { brandId: string }) {
  const { query } = useLocation()
  const [starting, setStarting] = useState(query.start === 'scan')
  useEffect(() => {
    if (query.start === 'scan') setStarting(true)
  }, [query.start])
  const close = () => setStarting(false)
  const start = (
    <OnlyFor atLeast="editor">
      <Button name={say('brands.startAScan')} press={() => setStarting(true)} class="primary" />
    </OnlyFor>
  )
  return (
    <BrandFrame brandId={brandId} actions={start}>
      {(brand) => (
        <>
          {starting && (
            <Drawer title={say('brands.startAScan')} close={close}>
              <StartScan brand={brand} onClose={close} />
            </Drawer>
          )}
          <NewestScan brand={brand}>{(measured) => <Told brand={brand} {...measured} />}</NewestScan>
        </>
      )}
    </BrandFrame>
  )
}

/** The sentence and the figures first, then what is false, then the line. */
function Told({ brand, scan, before, rates, hasFacts }: Measured & { brand: BrandBody }) {
  const ranking = useRanking(brand.id, scan.id)
  return (
    <>
      <div class="overview">
        <Overview brandId={brand.id} {...{ rates, hasFacts, ranking, scan, before }} />
      </div>
      <TopFindings brandId={brand.id} newest={scan.id} gravest={ranking} />
      {before && <Trend brandId={brand.id} brandName={brand.name} newest={scan.id} />}
    </>
  )
}
