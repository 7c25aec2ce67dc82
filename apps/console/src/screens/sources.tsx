import { say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import { ReadPage } from '../parts/facts/refresh-facts.tsx'
import { findingAddress } from '../parts/findings/ranked-list.tsx'
import { Truth } from '../parts/findings/statement.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { type Answer, useApi } from '../parts/server/api.ts'
import { BrandSearches } from '../parts/sources/searches.tsx'
import { NextPage } from '../parts/widgets/filters.tsx'
import { Await } from '../parts/widgets/page.tsx'
import {
  formatDay,
  inList,
  originOf,
  predicateName,
  screenSpeaker,
  visibleText,
} from '../parts/widgets/words.ts'

type WrongPage = Answer<'GET /api/admin/brands/{brandId}/sources'>['items'][number]

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
      section={say('sources.sources')}
      sub={say('sources.capturedPagesThatSay')}
      actions={<ReadPage brandId={brandId} />}
    >
      <Await of={pages} none={say('sources.noCapturedPageSays')} hint={say('sources.pagesAreCapturedWhen')}>
        {({ items, nextCursor }) => (
          <>
            {items.map((page) => (
              <WrongSource key={page.url} page={page} />
            ))}
            <NextPage cursor={nextCursor} />
          </>
        )}
      </Await>
      <BrandSearches brandId={brandId} />
    </BrandFrame>
  )
}

const WrongSource = ({ page }: { page: WrongPage }) => (
  <section class="card" aria-label={page.url}>
    <p class="mono">{visibleText(page.url)}</p>
    <p class="meta">
      {say('sources.citedInOfCaptured', {
        answers: page.answers,
        engines: inList(page.engines.map((engine) => screenSpeaker(engine, originOf(page)))),
        day: formatDay(new Date(page.fetchedAt)),
      })}
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
