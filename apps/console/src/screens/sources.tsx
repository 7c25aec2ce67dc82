import type { AnswerOf } from '@veracite/contract/routes'
import { useLocation } from 'preact-iso/router'
import { findingAddress } from '../parts/findings/ranked-list.tsx'
import { Truth } from '../parts/findings/statement.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { useApi } from '../parts/server/api.ts'
import { NextPage } from '../parts/widgets/filters.tsx'
import { formatDay, formatOf } from '../parts/widgets/format.tsx'
import { AwaitItems } from '../parts/widgets/page.tsx'
import { visibleText } from '../parts/widgets/visible-text.ts'
import { originOf, predicateName, screenSpeaker } from '../parts/widgets/words.ts'

type WrongPage = AnswerOf<'GET /api/admin/brands/{brandId}/sources'>['items'][number]

/** Pages that say something false and that answers cite for it: correcting these changes most. */
export function Sources({ brandId }: { brandId: string }) {
  const { cursor } = useLocation().query
  const pages = useApi('GET /api/admin/brands/{brandId}/sources', {
    ...{ brandId, limit: '50' },
    ...(cursor !== undefined && { cursor }),
  })
  return (
    <BrandFrame
      brandId={brandId}
      section="Sources"
      sub="Captured pages that say the same false thing as answers that cite them, most cited first."
    >
      <AwaitItems
        of={pages}
        what="the sources"
        none="No captured page says the same as a false answer."
        hint="Pages are captured when an answer that cites them says something false."
      >
        {({ items, nextCursor }) => (
          <>
            {items.map((page) => (
              <WrongSource key={page.url} page={page} />
            ))}
            <NextPage cursor={nextCursor} />
          </>
        )}
      </AwaitItems>
    </BrandFrame>
  )
}

const WrongSource = ({ page }: { page: WrongPage }) => (
  <section class="card" aria-label={page.url}>
    <p class="mono">{visibleText(page.url)}</p>
    <p class="meta">
      cited in {formatOf(page.answers, 'false answer')} of{' '}
      {page.engines.map((engine) => screenSpeaker(engine, originOf(page))).join(', ')}, captured{' '}
      {formatDay(new Date(page.fetchedAt))}
    </p>
    <ul class="rows">
      {page.statements.map(({ findingId, predicate, stated, truth, quote }) => (
        <li key={findingId}>
          <a href={findingAddress({ id: findingId })}>
            <q>{visibleText(quote ?? stated)}</q>
          </a>
          <Truth of={{ truth, label: predicateName(predicate) }} />
        </li>
      ))}
    </ul>
  </section>
)
