import { rich, say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import type { RankedFinding, Ranking } from '../parts/brands/story.ts'
import type { Detail } from '../parts/findings/finding-detail.tsx'
import { FindingTold } from '../parts/findings/finding-told.tsx'
import { findingAddress } from '../parts/findings/ranked-list.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { useApi } from '../parts/server/api.ts'
import { LinkButton } from '../parts/widgets/action.tsx'
import { kbd, useKeys } from '../parts/widgets/keys.tsx'
import { Await } from '../parts/widgets/page.tsx'
import { originOf, predicateLabel, screenSpeaker, visibleText } from '../parts/widgets/words.ts'

/** One false statement at an address of its own. */
export const Finding = ({ findingId }: { findingId: string }) => (
  <Await of={useApi('GET /api/admin/findings/{findingId}', { findingId })}>
    {(finding) => (
      <BrandFrame
        brandId={finding.brandId}
        section={`${predicateLabel(finding)}: ${visibleText(finding.stated)}`}
        above={[say('findings.statements'), '/findings']}
      >
        <Neighbours finding={finding} />
        <FindingTold finding={finding} />
      </BrandFrame>
    )}
  </Await>
)

/** Where it stands among all, the next and the previous one, and who else says the same. */
function Neighbours({ finding }: { finding: Detail }) {
  const { route } = useLocation()
  const ranking = useApi('GET /api/admin/brands/{brandId}/findings/ranked', {
    ...{ brandId: finding.brandId, limit: '1000' },
    ...(finding.origin && { origin: finding.origin }),
    ...((finding.state === 'not_seen' || finding.state === 'settled') && { state: finding.state }),
  })
  const place = ranking.value && placeOf(ranking.value, finding.id)
  useKeys({
    j: () => place?.next && route(findingAddress(place.next)),
    k: () => place?.previous && route(findingAddress(place.previous)),
    e: () => route(`/console/runs/${finding.lastRunId}`),
  })
  return (
    <nav class="spread spaced" aria-label={say('findings.falseStatements2')}>
      {place && (
        <span class="soft">
          {say('findings.placeOf', { at: place.at + 1, of: place.of })}
          {place.others.length > 0 && ` · ${say('findings.alsoSaidBy')} `}
          {place.others.map((other, at) => (
            <span key={other.id}>
              {at > 0 && ', '}
              <a href={findingAddress(other)}>{screenSpeaker(other.engine, originOf(other))}</a>
            </span>
          ))}
        </span>
      )}
      <span class="actions">
        {place?.previous && (
          <LinkButton
            name={rich('findings.previousK', { kbd })}
            class="small"
            href={findingAddress(place.previous)}
            rel="prev"
          />
        )}
        {place?.next && (
          <LinkButton
            name={rich('findings.nextJ', { kbd })}
            class="small"
            href={findingAddress(place.next)}
            rel="next"
          />
        )}
      </span>
    </nav>
  )
}

/** Pure: the group that holds it, those beside it, and the same statement of other engines. */
export function placeOf({ items }: Ranking, findingId: string) {
  const at = items.findIndex(({ findings }) => findings.some(({ id }) => id === findingId))
  if (at < 0) return null
  const first = (place: number): RankedFinding | null => items[place]?.findings[0] ?? null
  return {
    at,
    of: items.length,
    previous: first(at - 1),
    next: first(at + 1),
    others: (items[at]?.findings ?? []).filter(({ id }) => id !== findingId),
  }
}
