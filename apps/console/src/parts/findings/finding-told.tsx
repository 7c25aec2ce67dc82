import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { stateWords } from '../corrections/correction-words.ts'
import { AskAgain } from '../runs/ask-again.tsx'
import { api, useApi } from '../server/api.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { ShareLink } from '../shares/share-link.tsx'
import { ActButton } from '../widgets/action.tsx'
import { Button, LinkButton } from '../widgets/button.tsx'
import { formatDay } from '../widgets/format.tsx'
import { OriginNote } from '../widgets/origin-note.tsx'
import { Await } from '../widgets/page.tsx'
import { findingState, originOf, screenSpeaker } from '../widgets/words.ts'
import { useYourName } from '../widgets/your-name.tsx'
import { FindingDetail } from './finding-detail.tsx'
import { GravityChoice } from './gravity-choice.tsx'
import { CaseForm } from './make-case.tsx'
import { findingAddress } from './ranked-list.tsx'
import { FalseStatement } from './statement.tsx'

type Detail = AnswerOf<'GET /api/admin/findings/{findingId}'>

/** One false statement beside the list that it was chosen from. */
export function FindingBeside({ findingId, changed }: { findingId: string; changed: () => void }) {
  const detail = useApi('GET /api/admin/findings/{findingId}', { findingId })
  const reload = () => {
    detail.reload()
    changed()
  }
  return (
    <Await of={detail} what="the statement">
      {(finding) => (
        <>
          <FindingTold finding={finding} reload={reload} />
          <p>
            <a href={findingAddress(finding)}>Open it on a page of its own</a>
          </p>
        </>
      )}
    </Await>
  )
}

/** Who says what, what is true, what can be done about it, and everything that is known of it. */
export function FindingTold({ finding, reload }: { finding: Detail; reload: () => void }) {
  const [makesCase, setMakesCase] = useState(false)
  return (
    <>
      <p class="meta">
        {screenSpeaker(finding.engine, originOf(finding))} says, since{' '}
        {formatDay(new Date(finding.firstSaidAt))},{' '}
        <span class="state">{findingState(finding.state).toLowerCase()}</span>
      </p>
      <FalseStatement of={finding} look="page" source={sourceOf(finding)} />
      <OriginNote of={finding} />
      <div class="actions spaced">
        <LinkButton name="Evidence" href={`/console/runs/${finding.lastRunId}`} />
        <OnlyFor atLeast="reviewer">
          <HaveItCorrected brandId={finding.brandId} findingId={finding.id} />
          <Button name="Case file of this one" press={() => setMakesCase(true)} />
          <AskAgain runId={finding.lastRunId} onDone={reload} />
          <GravityChoice finding={finding} onSet={reload} />
        </OnlyFor>
      </div>
      <ShareLink what={{ findingId: finding.id }} />
      {makesCase && (
        <CaseForm brandId={finding.brandId} findings={[finding.id]} close={() => setMakesCase(false)} />
      )}
      <FindingDetail finding={finding} changed={reload} />
    </>
  )
}

/** Where the truth stands, in few words; the page says more below. */
const sourceOf = ({ fact }: Detail) => {
  if (fact === null) return undefined
  const { url, kind, fetchedAt } = fact.source
  const where = url ?? (kind === 'operator' ? 'entered by the operator' : kind)
  return fetchedAt ? `${where}, ${formatDay(new Date(fetchedAt))}` : where
}

/** From a false statement to its correction: there is one, or one is opened. */
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
  return <ActButton name="Have it corrected" class="primary" act={open} disabled={known.value === null} />
}
