import { rich, say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import type { RankedFinding, Ranking } from '../brands/story.ts'
import { inList, labelOf, originOf, rateInWords, screenSpeaker } from '../widgets/words.ts'
import { GravityBars, Seal, Sentence, Spark, sharesOf, Truth } from './statement.tsx'

type Group = Ranking['items'][number]

/** The address of one finding. */
export const findingAddress = ({ id }: { id: string }): string => `/console/findings/${id}`

interface RankedListProps {
  ranking: Ranking
  /** The check box in front of each group. */
  select?: (group: Group) => ComponentChildren
  /** What a click opens; by default the page of the statement. */
  address?: (finding: RankedFinding) => string
  /** The one that is open beside the list. */
  current?: string | undefined
}

/** False statements, the gravest first, under a heading for each gravity, fact or engine. */
export function RankedList({ ranking, ...rows }: RankedListProps) {
  const parts =
    ranking.by === 'statement' ? byGravity(ranking.items) : ranking.items.map((group) => part(group, ranking))
  return (
    <ul class="ranked">
      {parts.flatMap(({ heading, groups }) => [
        <li key={heading} class="ranked-head">
          {heading}
        </li>,
        ...groups.map((group) => <StatementRow key={group.findings[0]?.id} group={group} {...rows} />),
      ])}
    </ul>
  )
}

/** The server puts the gravest first. */
const byGravity = (items: readonly Group[]) =>
  (['grave', 'usual', 'minor'] as const).flatMap((gravity) => {
    const groups = items.filter((group) => group.gravity === gravity)
    return groups.length === 0 ? [] : [{ heading: `${say(`gravity.${gravity}`)} ${groups.length}`, groups }]
  })

const part = (group: Group, ranking: Ranking) => ({
  heading: headingOf(group, ranking),
  groups: group.findings.map((finding) => ({
    ...group,
    ...finding,
    engines: [finding.engine],
    findings: [finding],
  })),
})

/** `Founding year: wrong on 9 engines, in 12 of 40 answers`, or `Grok: 4 false statements`. */
function headingOf({ engines, findings, said }: Group, ranking: Ranking): string {
  const [first] = findings
  if (first === undefined) return ''
  const heading =
    ranking.by === 'engine'
      ? `${screenSpeaker(first.engine, originOf(first))}: ${say('count.falseStatements', { count: findings.length })}`
      : say('findings.wrongOnEngines', { label: labelOf(first), engines: engines.length })
  return said === null ? heading : inList([heading, say('findings.inSeenOfAsked', said)])
}

type StatementRowProps = Omit<RankedListProps, 'ranking'> & { group: Group }

const StatementRow = ({ group, select, address = findingAddress, current }: StatementRowProps) => {
  const [worst] = group.findings
  if (worst === undefined) return null
  const { said, leading } = group
  const led = leading && say('findings.ofLeading', { rate: say('widgets.seenOfAsked', leading) })
  return (
    <li
      class="statement-row"
      data-finding={worst.id}
      aria-current={group.findings.some(({ id }) => id === current) ? 'true' : undefined}
    >
      {select?.(group) ?? <span />}
      <GravityBars gravity={group.gravity} />
      <a href={address(worst)}>
        <span class="say" dir="auto">
          <Sentence of={worst} isShort />
        </span>
        <span class="statement-under">
          <Truth of={worst} />
          {tagOf(group) && <span class="tag">{tagOf(group)}</span>}
          <span>{whoSays(group)}</span>
          {led && <span>{led}</span>}
        </span>
      </a>
      <span class="often" title={said ? rateInWords(said) : (led ?? say('findings.theNewestScanDid'))}>
        {said === null
          ? leading
            ? say('findings.onlyLeading')
            : say('findings.notAsked')
          : rich('findings.of', { b: (words) => <b>{words}</b>, seen: said.seen, asked: said.asked })}
      </span>
      <Spark line={sharesOf(group.findings.map(({ line }) => line))} />
      <Seal is={originOf(worst) === 'demo' ? 'demo' : 'kept'} />
    </li>
  )
}

const tagOf = ({ isNew, findings }: Group): string | null =>
  isNew
    ? say('findings.new')
    : findings.some(({ state }) => state === 'returned')
      ? say('findings.cameBack')
      : null

const MANY = 2

/** `Perplexity, ChatGPT +2`. */
export function whoSays({ engines, findings }: Pick<Group, 'engines' | 'findings'>): string {
  const [worst] = findings
  if (worst === undefined) return ''
  const origin = originOf(worst)
  const more = engines.length > MANY ? ` +${engines.length - MANY}` : ''
  const named = engines.slice(0, MANY).map((engine) => screenSpeaker(engine, origin))
  return `${named.join(', ')}${more}`
}
