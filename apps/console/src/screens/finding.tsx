import type { AnswerOf } from '@veracite/contract/routes'
import { useLocation } from 'preact-iso/router'
import type { RankedFinding, Ranking } from '../parts/brands/story.ts'
import { stateWords } from '../parts/corrections/correction-words.ts'
import { FindingDetail } from '../parts/findings/finding-detail.tsx'
import { GravityChoice } from '../parts/findings/gravity-choice.tsx'
import { findingAddress, Gravity, MarkedSentence } from '../parts/findings/ranked-list.tsx'
import { TrueStatement } from '../parts/findings/true-statement.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { AskAgain } from '../parts/runs/ask-again.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { ShareLink } from '../parts/shares/share-link.tsx'
import { ActButton } from '../parts/widgets/action.tsx'
import { LinkButton } from '../parts/widgets/button.tsx'
import { formatDay } from '../parts/widgets/format.tsx'
import { useKeys } from '../parts/widgets/keys.ts'
import { Await } from '../parts/widgets/page.tsx'
import { visibleText } from '../parts/widgets/visible-text.ts'
import { findingState, originNote, originOf, shortSpeaker, speakerName } from '../parts/widgets/words.ts'
import { useYourName } from '../parts/widgets/your-name.tsx'

type Detail = AnswerOf<'GET /api/admin/findings/{findingId}'>

/** One false statement at an address of its own. */
export function Finding({ findingId }: { findingId: string }) {
  const detail = useApi('GET /api/admin/findings/{findingId}', { findingId })
  return (
    <Await of={detail} what="the statement">
      {(finding) => (
        <BrandFrame
          brandId={finding.brandId}
          section={`${finding.label}: ${visibleText(finding.stated)}`}
          below
        >
          <Told finding={finding} reload={detail.reload} />
        </BrandFrame>
      )}
    </Await>
  )
}

function Told({ finding, reload }: { finding: Detail; reload: () => void }) {
  const note = originNote(finding)
  return (
    <>
      <Neighbours finding={finding} />
      {note && <p class="note">{note}</p>}
      <div class="columns card">
        <div class="finding-part bad">
          <p class="meta">
            {speakerName(finding.engine, originOf(finding))} says, since{' '}
            {formatDay(new Date(finding.firstSaidAt))} <Gravity {...finding} />{' '}
            <span class="badge">{findingState(finding.state)}</span>
          </p>
          <p class="quoted">
            <MarkedSentence finding={finding} />
          </p>
        </div>
        <TrueStatement of={finding} />
      </div>
      <div class="actions spaced">
        <LinkButton name="Evidence" class="primary" href={`/console/runs/${finding.lastRunId}`} />
        <OnlyFor atLeast="reviewer">
          <AskAgain runId={finding.lastRunId} onDone={reload} />
          <HaveItCorrected brandId={finding.brandId} findingId={finding.id} />
          <GravityChoice finding={finding} onSet={reload} />
        </OnlyFor>
      </div>
      <ShareLink what={{ findingId: finding.id }} />
      <FindingDetail finding={finding} changed={reload} />
    </>
  )
}

/** Where it stands among all, the next and the previous one, and who else says the same. */
function Neighbours({ finding }: { finding: Detail }) {
  const { route } = useLocation()
  const ranking = useApi(
    'GET /api/admin/brands/{brandId}/findings/ranked',
    {
      brandId: finding.brandId,
      limit: '1000',
      ...(finding.origin && { origin: finding.origin }),
      ...((finding.state === 'not_seen' || finding.state === 'settled') && { state: finding.state }),
    },
    undefined,
    `${originOf(finding)} ${finding.gravity}`,
  )
  const place = ranking.value && placeOf(ranking.value, finding.id)
  useKeys({
    j: () => place?.next && route(findingAddress(place.next)),
    k: () => place?.previous && route(findingAddress(place.previous)),
    e: () => route(`/console/runs/${finding.lastRunId}`),
  })
  return (
    <nav class="spread spaced" aria-label="Wrong statements">
      <a href={`/console/brands/${finding.brandId}/findings`}>All wrong statements</a>
      {place && (
        <span class="soft">
          {place.at + 1} of {place.of}
          {place.others.length > 0 && (
            <>
              {' · also said by '}
              {place.others.map((other, at) => (
                <span key={other.id}>
                  {at > 0 && ', '}
                  <a href={findingAddress(other)}>{shortSpeaker(other.engine, originOf(other))}</a>
                </span>
              ))}
            </>
          )}
        </span>
      )}
      <span class="actions">
        {place?.previous && (
          <a class="button small" href={findingAddress(place.previous)} rel="prev">
            Previous <kbd>k</kbd>
          </a>
        )}
        {place?.next && (
          <a class="button small" href={findingAddress(place.next)} rel="next">
            Next <kbd>j</kbd>
          </a>
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

/** From a wrong statement to its correction: there is one, or one is opened. */
function HaveItCorrected({ brandId, findingId }: { brandId: string; findingId: string }) {
  const { route } = useLocation()
  const [name] = useYourName()
  const known = useApi('GET /api/admin/brands/{brandId}/corrections', { brandId, findingId, limit: '10' })
  const going = known.value?.items.find(({ state }) => state !== 'closed')
  if (going)
    return (
      <LinkButton name={`Correction: ${stateWords(going.state)}`} href={`/console/corrections/${going.id}`} />
    )
  const open = async () => {
    const body = { findingId, ...(name !== '' && { by: name }) }
    const { id } = await api('POST /api/admin/brands/{brandId}/corrections', { brandId, body })
    route(`/console/corrections/${id}`)
  }
  return <ActButton name="Have it corrected" act={open} disabled={known.value === null} />
}
