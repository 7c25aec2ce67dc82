import { known, rich, say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import { stateWords } from '../corrections/correction-words.ts'
import { AskAgain } from '../runs/ask-again.tsx'
import { api, reloading, useApi } from '../server/api.ts'
import { ShareLink } from '../shares/share-link.tsx'
import { ActButton, LinkButton, Refusal, Select, useAction } from '../widgets/action.tsx'
import { OpensDrawer } from '../widgets/drawer.tsx'
import { Await, OnlyFor, OriginNote } from '../widgets/page.tsx'
import {
  findingState,
  formatDay,
  labelInSentence,
  labelOf,
  originOf,
  predicateLabel,
  screenSpeaker,
} from '../widgets/words.ts'
import { useBy } from '../widgets/your-name.tsx'
import { type Detail, FindingDetail } from './finding-detail.tsx'
import { CaseForm } from './make-case.tsx'
import { findingAddress } from './ranked-list.tsx'
import { FalseStatement, Spark, sharesOf } from './statement.tsx'

/** One false statement beside the list that it was chosen from. */
export const FindingBeside = ({ findingId }: { findingId: string }) => (
  <Await of={useApi('GET /api/admin/findings/{findingId}', { findingId })}>
    {(finding) => (
      <>
        <FindingTold finding={finding} />
        <p>
          <a href={findingAddress(finding)}>{say('findings.openItOnA')}</a>
        </p>
      </>
    )}
  </Await>
)

/** Who says what, what is true, what can be done about it, and everything that is known of it. */
export const FindingTold = ({ finding }: { finding: Detail }) => (
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
        <AskAgain runId={finding.lastRunId} />
        <ShareLink what={{ findingId: finding.id }} />
        <GravityChoice finding={finding} />
      </OnlyFor>
    </div>
    <FindingDetail finding={finding} />
  </>
)

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
  const by = useBy()
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
    const body = { findingId, ...by }
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

type Gravity = Detail['gravity']

/** The operator says how much false statements about this fact matter. */
function GravityChoice({ finding }: { finding: Detail }) {
  const action = useAction()
  const { brandId, predicate, about, label, gravity, setBy, subject } = finding
  const usual =
    subject === null
      ? say('findings.asUsual')
      : say('findings.graveBecauseItIs', { subject: say(`graveSubject.${subject}`) })
  const choose = (chosen: string) =>
    action.run(() => {
      const body = { predicate, about, gravity: chosen === '' ? null : (chosen as Gravity) }
      return reloading(() => api('PUT /api/admin/brands/{brandId}/findings/gravity', { brandId, body }))
    })
  return (
    <>
      <label class="inline" for="gravity">
        <span>
          {say('findings.howGraveIsA', {
            label: labelOf({ label: labelInSentence(predicateLabel({ predicate, label })), about }),
          })}
        </span>
        <Select
          id="gravity"
          value={setBy === 'operator' ? gravity : ''}
          options={[
            ['', usual],
            ['grave', say('findings.graveListItFirst')],
            ['usual', say('findings.notSpecial')],
            ['minor', say('findings.minorListItLast')],
          ]}
          disabled={action.busy}
          choose={choose}
        />
      </label>
      <Refusal action={action} />
    </>
  )
}
