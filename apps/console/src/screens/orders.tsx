import { say } from '@veracite/words/say'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { stateWords } from '../parts/orders/order-words.ts'
import { RecordOrder } from '../parts/orders/record-order.tsx'
import { useApi } from '../parts/server/api.ts'
import { Time } from '../parts/widgets/format.tsx'
import { OnlyFor } from '../parts/widgets/page.tsx'
import { AwaitTable } from '../parts/widgets/table.tsx'
import { engineName, visibleText } from '../parts/widgets/words.ts'

/** Notices and court orders of a brand. */
export function Orders({ brandId }: { brandId: string }) {
  const orders = useApi('GET /api/admin/brands/{brandId}/orders', { brandId, limit: '200' })
  return (
    <BrandFrame
      brandId={brandId}
      section={say('orders.noticesAndOrders')}
      actions={
        <OnlyFor atLeast="reviewer">
          <RecordOrder brandId={brandId} done={orders.reload} />
        </OnlyFor>
      }
    >
      <AwaitTable
        of={orders}
        none={say('orders.noNoticeOrOrder')}
        hint={say('orders.recordALetterThat')}
        columns={[
          [
            say('common.what'),
            ({ id, kind, court, fileNumber, addressee }) => (
              <a href={`/console/orders/${id}`}>
                {kind === 'order'
                  ? visibleText(`${court ?? ''} ${fileNumber ?? ''}`)
                  : say('orders.noticeTo', { addressee: visibleText(addressee) })}
              </a>
            ),
          ],
          [say('orders.addressedTo'), ({ addressee }) => visibleText(addressee)],
          [
            say('orders.forbids'),
            ({ statements }) => statements.map(({ words }) => visibleText(words)).join('; '),
          ],
          [say('common.asked'), ({ plan }) => plan.engines.map(engineName).join(', ')],
          [say('orders.holdsFrom'), ({ holdsFrom }) => <Time at={holdsFrom} />],
          [say('common.state'), ({ state }) => stateWords(state)],
        ]}
      />
    </BrandFrame>
  )
}
