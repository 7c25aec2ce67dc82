import type { ComponentChildren } from 'preact'
import type { RankedFinding, Ranking } from '../brands/story.ts'
import { formatDay, formatOf } from '../widgets/format.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { findingState, labelInSentence, originOf, shortSpeaker } from '../widgets/words.ts'

type Group = Ranking['items'][number]

/** The address of one finding. */
export const findingAddress = ({ id }: { id: string }): string => `/console/findings/${id}`

interface RankedListProps {
  ranking: Ranking
  /** The check box in front of each group. */
  select?: (group: Group) => ComponentChildren
  /** How many went before. */
  start?: number
}

/** False statements, the gravest first; by fact or by engine they stand under a heading each. */
export function RankedList({ ranking, select, start = 0 }: RankedListProps) {
  if (ranking.by === 'statement')
    return (
      <ol class="ranked" start={start + 1}>
        {ranking.items.map((group, at) => (
          <StatementRow key={group.key} group={group} rank={start + at + 1} before={select?.(group)} />
        ))}
      </ol>
    )
  return (
    <>
      {ranking.items.map((group) => (
        <section key={group.key} class="ranked-group">
          <h3>
            {headingOf(group, ranking)} <SaidIn said={group.said} />
          </h3>
          <ol class="ranked">
            {group.findings
              .map((finding) => ({ ...group, ...finding, engines: [finding.engine], findings: [finding] }))
              .map((one, at) => (
                <StatementRow key={one.id} rank={at + 1} group={one} before={select?.(one)} />
              ))}
          </ol>
        </section>
      ))}
    </>
  )
}

/** `Founding year: wrong on 9 engines`, or `Grok: 4 wrong statements`. */
function headingOf({ engines, findings }: Group, ranking: Ranking): string {
  const [first] = findings
  if (first === undefined) return ''
  if (ranking.by === 'engine')
    return `${shortSpeaker(first.engine, originOf(first))}: ${formatOf(findings.length, 'wrong statement')}`
  const about = first.about === null ? '' : ` of ${visibleText(first.about)}`
  return `${first.label}${about}: wrong on ${formatOf(engines.length, 'engine')}`
}

interface StatementRowProps {
  group: Group
  rank: number
  before?: ComponentChildren
}

const StatementRow = ({ group, rank, before }: StatementRowProps) => {
  const [worst] = group.findings
  if (worst === undefined) return null
  return (
    <li class="ranked-row" data-finding={worst.id}>
      {before ?? (
        <span class="rank soft" aria-hidden="true">
          {rank}
        </span>
      )}
      <div>
        <p class="quoted">
          <MarkedSentence finding={worst} /> <Gravity {...group} />
          {group.isNew && <span class="badge">new</span>}
        </p>
        <p class="meta">
          <True finding={worst} /> · {whoSays(group)} · {sinceWhen(group)} · <FoundOn group={group} />
        </p>
      </div>
      <div class="ranked-count">
        <Meter said={group.said} />
        <SaidIn said={group.said} />
      </div>
      <div class="actions">
        <a class="button small" href={findingAddress(worst)}>
          Open
          <span class="hidden">
            : {worst.label}, {visibleText(worst.stated)}
          </span>
        </a>
        <a class="button small" href={`/console/runs/${worst.lastRunId}`}>
          Evidence<span class="hidden"> of {visibleText(worst.stated)}</span>
        </a>
      </div>
    </li>
  )
}

/** The sentence of the newest answer with its false words marked; without one, what it states. */
export const MarkedSentence = ({
  finding,
}: {
  finding: Pick<RankedFinding, 'sentence' | 'stated' | 'label' | 'about'>
}) => {
  const { sentence, stated, label, about } = finding
  if (sentence === null)
    return (
      <>
        {label}
        {about !== null && ` of ${visibleText(about)}`}: <mark class="false">{visibleText(stated)}</mark>
      </>
    )
  return (
    <q dir="auto">
      {visibleText(sentence.before)}
      <mark class="false">{visibleText(sentence.words)}</mark>
      {visibleText(sentence.after)}
    </q>
  )
}

const True = ({ finding: { truth, label } }: { finding: RankedFinding }) =>
  truth === null ? (
    <span>No fact stands: {labelInSentence(label)}</span>
  ) : (
    <span class="true">True: {visibleText(truth)}</span>
  )

export const Gravity = ({ gravity, subject }: Pick<Group, 'gravity' | 'subject'>) =>
  gravity === 'grave' ? (
    <span class="grave">{subject ?? 'grave'}</span>
  ) : gravity === 'minor' ? (
    <span class="badge">minor</span>
  ) : null

const MANY = 3

function whoSays({ engines, findings }: Group): string {
  const [worst] = findings
  if (worst === undefined) return ''
  const origin = originOf(worst)
  if (engines.length <= MANY) return engines.map((engine) => shortSpeaker(engine, origin)).join(', ')
  const count = worst.said === null ? '' : ` ${worst.said.seen} of ${worst.said.asked}`
  return `wrong on ${engines.length} engines, worst ${shortSpeaker(worst.engine, origin)}${count}`
}

function sinceWhen({ findings }: Group): string {
  const first = findings.map(({ firstSaidAt }) => firstSaidAt).toSorted()[0] ?? ''
  const back = findings.find(({ state }) => state === 'returned')
  if (back)
    return `${findingState('returned').toLowerCase()} ${formatDay(new Date(back.stateSince))}, first said ${formatDay(new Date(first))}`
  const [{ state } = { state: 'open' }] = findings
  const since = `since ${formatDay(new Date(first))}`
  return state === 'open' ? since : `${since}, ${findingState(state).toLowerCase()}`
}

const FoundOn = ({ group }: { group: Group }) => {
  const page = group.findings.find((finding) => finding.page !== null)?.page
  if (!page) return <span>no page says it</span>
  return (
    <span>
      found on <span class="address">{visibleText(hostOf(page.url))}</span>, captured{' '}
      {formatDay(new Date(page.fetchedAt))}
    </span>
  )
}

function hostOf(url: string): string {
  try {
    return new URL(url).host
  } catch {
    return url
  }
}

const SaidIn = ({ said }: { said: Group['said'] }) => (
  <span class="meta">{said === null ? 'not asked in the newest scan' : said.words}</span>
)

/** The words beside it say the same. */
const Meter = ({ said }: { said: Group['said'] }) => (
  <span class="meter" aria-hidden="true">
    {said !== null && <i class="full" style={{ width: `${(100 * said.seen) / Math.max(1, said.asked)}%` }} />}
  </span>
)
