import { known, rich, say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import { stateWords } from '../corrections/correction-words.ts'
import { AskAgain } from '../runs/ask-again.tsx'
import { type Answer, api, useApi } from '../server/api.ts'
import { ShareLink } from '../shares/share-link.tsx'
import { ActButton, LinkButton } from '../widgets/action.tsx'
import { OpensDrawer } from '../widgets/drawer.tsx'
import { formatDay } from '../widgets/format.tsx'
import { OriginNote } from '../widgets/origin-note.tsx'
import { Await, OnlyFor } from '../widgets/page.tsx'
import { findingState, originOf, screenSpeaker } from '../widgets/words.ts'
import { useYourName } from '../widgets/your-name.tsx'
import { FindingDetail } from './finding-detail.tsx'
import { GravityChoice } from './gravity-choice.tsx'
import { CaseForm } from './make-case.tsx'
import { findingAddress } from './ranked-list.tsx'
import { FalseStatement, Spark, sharesOf } from './statement.tsx'

type Detail = Answer<'GET /api/admin/findings/{findingId}'>

/** One false statement beside the list that it was chosen from. */
export function FindingBeside({ findingId, changed }: { findingId: string; changed: () => void }) {
  const detail = useApi('GET /api/admin/findings/{findingId}', { findingId })
  const reload = () => {
    detail.reload()
    changed()
  }
  return (
    <Await of={detail}>
      {(finding) => (
        <>
          <FindingTold finding={finding} reload={reload} />
          <p>
            <a href={findingAddress(finding)}>{say('findings.openItOnA')}</a>
          </p>
        </>
      )}
    </Await>
  )
}

/** Who says what, what is true, what can be done about it, and everything that is known of it. */
export function FindingTold({ finding, reload }: { finding: Detail; reload: () => void }) {
  return (
    <>
      <p class="meta">
        {rich('findings.saysSince', {
          engine: screenSpeaker(finding.engine, originOf(finding)),
          firstSaidAt: formatDay(new Date(finding.firstSaidAt)),
          span: (words) => <span class="state">{words}</span>,
          state: findingState(finding.state).toLowerCase(),
        })}
      </p>
      <FalseStatement of={finding} look="page" source={sourceOf(finding)} />
      <Spark line={sharesOf([finding.scans.toReversed()])} isWide />
      <OriginNote of={finding} />
      <div class="actions spaced">
        <LinkButton name={say('findings.evidence')} href={`/console/runs/${finding.lastRunId}`} />
        <OnlyFor atLeast="reviewer">
          <HaveItCorrected brandId={finding.brandId} findingId={finding.id} />
          <OpensDrawer name={say('findings.caseFileOfThis')}>
            {() => <CaseForm brandId={finding.brandId} findings={[finding.id]} />}
          </OpensDrawer>
          <AskAgain runId={finding.lastRunId} onDone={reload} />
          <ShareLink what={{ findingId: finding.id }} />
          <GravityChoice finding={finding} onSet={reload} />
        </OnlyFor>
      </div>
      <FindingDetail finding={finding} changed={reload} />
    </>
  )
}

/** Where the truth stands, in few words; the page says more below. */
const sourceOf = ({ fact }: Detail) => {
  if (fact === null) return undefined
  const { url, kind, fetchedAt } = fact.source
  const where =
    url ?? (kind === 'operator' ? say('findings.enteredByTheOperator') : (known('truthFrom', kind) ?? kind))
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
      <LinkButton
        name={say('findings.correction', { state: stateWords(going.state) })}
        href={`/console/corrections/${going.id}`}
      />
    )
  const open = async () => {
    const body = { findingId, ...(name !== '' && { by: name }) }
    const { id } = await api('POST /api/admin/brands/{brandId}/corrections', { brandId, body })
    route(`/console/corrections/${id}`)
  }
  return (
    <ActButton
      name={say('findings.haveItCorrected')}
      class="primary"
      act={open}
      disabled={known.value === null}
    />
  )
}
