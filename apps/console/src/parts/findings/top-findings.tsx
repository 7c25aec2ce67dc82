import type { InputOf } from '@veracite/contract/routes'
import { useLocation } from 'preact-iso/router'
import type { RankedFinding, Ranking } from '../brands/story.ts'
import { api, type Loaded, useApi } from '../server/api.ts'
import { toCsv } from '../widgets/csv.ts'
import { Pills } from '../widgets/filters.tsx'
import { formatCount, formatOf } from '../widgets/format.tsx'
import { Await, Help, Section } from '../widgets/page.tsx'
import { save } from '../widgets/save.ts'
import { answersWord, originOf, otherOriginsNote } from '../widgets/words.ts'
import { RankedList } from './ranked-list.tsx'

export type RankingInput = InputOf<'GET /api/admin/brands/{brandId}/findings/ranked'>

/** How false statements can be put: the choice is in the address as `by`. */
export const ORDERS = [
  ['fact', 'By fact'],
  ['engine', 'By engine'],
  ['new', 'New'],
] as const
export const orderOf = (by: string | undefined): Pick<RankingInput, 'by' | 'new'> =>
  by === 'new' ? { new: 'yes' } : by === 'fact' || by === 'engine' ? { by } : {}

export const RankingHelp = () => (
  <Help about="the order">
    Grave ones first: contact, price and safety, unless you say otherwise on the page of a statement. Among
    equals, what answers repeat most. The count is of the newest scan: answers that say it, of all answers to
    the questions that ever led to it, with the interval that so many answers allow.
  </Help>
)

/** `5 false statements, and 2 of the DEMO`: never one number for both. */
export function countApart({
  groups,
  apart,
  ...page
}: Pick<Ranking, 'groups' | 'apart' | 'origin' | 'demo'>): string {
  const others = otherOriginsNote(apart)
  const whose = originOf(page) === 'stand_in' ? ` (${answersWord(page)})` : ''
  return `${formatOf(groups, 'false statement')}${whose}${others === '' ? '' : `, and ${others}`}`
}

export const saveRanking = (name: string, ranking: Ranking): void =>
  save(`wrong-statements-${name}.csv`, 'text/csv', toCsv(rankedRows(ranking)))

const SHOWN = 5

/** The first few false statements, in the usual order or another one. */
export function useRanking(
  brandId: string,
  newest: string,
  order: Pick<RankingInput, 'by' | 'new'> = {},
): Loaded<Ranking> {
  const asked = { brandId, limit: String(SHOWN), ...order }
  return useApi('GET /api/admin/brands/{brandId}/findings/ranked', asked, undefined, newest)
}

interface Shown {
  brandId: string
  domain: string
  by?: string
}

/** False statements for the first screen: the gravest, which the screen has at hand, or those of a chosen order. */
export function TopFindings({
  newest,
  gravest,
  ...brand
}: Omit<Shown, 'by'> & { newest: string; gravest: Loaded<Ranking> }) {
  const { by } = useLocation().query
  return by === undefined ? (
    <Findings {...brand} ranking={gravest} />
  ) : (
    <Ordered {...brand} by={by} newest={newest} />
  )
}

function Ordered({ newest, ...shown }: Shown & { newest: string }) {
  return <Findings {...shown} ranking={useRanking(shown.brandId, newest, orderOf(shown.by))} />
}

function Findings({ brandId, domain, by, ranking }: Shown & { ranking: Loaded<Ranking> }) {
  const all = async () =>
    saveRanking(
      domain,
      await api('GET /api/admin/brands/{brandId}/findings/ranked', {
        brandId,
        limit: '1000',
        ...orderOf(by),
      }),
    )
  const search = by ? `?by=${by}` : ''
  return (
    <Section
      title="What is false"
      help={<RankingHelp />}
      aside={
        ranking.value && (
          <div class="actions">
            <a class="button small" href={`/console/brands/${brandId}/findings${search}`}>
              All {formatCount(ranking.value.groups)}
              <span class="hidden"> false statements</span>
            </a>
            <button type="button" class="small" onClick={all}>
              CSV<span class="hidden"> of false statements</span>
            </button>
          </div>
        )
      }
    >
      <Pills name="by" label="Order" usual="Gravest first" options={ORDERS} />
      <Await of={ranking} what="what is wrong">
        {(value) =>
          value.items.length === 0 ? (
            <p class="soft">
              {by === 'new'
                ? 'The newest scan brought nothing new.'
                : 'No engine says anything that a fact contradicts.'}
            </p>
          ) : (
            <RankedList ranking={value} />
          )
        }
      </Await>
    </Section>
  )
}

type CsvColumn = readonly [name: string, of: (finding: RankedFinding, rank: number) => string | number | null]

const CSV_COLUMNS: readonly CsvColumn[] = [
  ['answers', answersWord],
  ['rank', (_, rank) => rank],
  ['gravity', ({ gravity }) => gravity],
  ['subject', ({ subject }) => subject],
  ['fact', ({ label }) => label],
  ['about', ({ about }) => about],
  ['engine', ({ engine }) => engine],
  ['sentence', ({ sentence }) => sentence && `${sentence.before}${sentence.words}${sentence.after}`],
  ['stated', ({ stated }) => stated],
  ['truth', ({ truth }) => truth],
  ['seen', ({ said }) => said?.seen ?? null],
  ['asked', ({ said }) => said?.asked ?? null],
  ['low', ({ said }) => said?.low ?? null],
  ['high', ({ said }) => said?.high ?? null],
  ['state', ({ state }) => state],
  ['first_said', ({ firstSaidAt }) => firstSaidAt],
  ['last_said', ({ lastSaidAt }) => lastSaidAt],
  ['page', ({ page }) => page?.url ?? null],
  ['page_captured', ({ page }) => page?.fetchedAt ?? null],
  ['finding', ({ id }) => id],
  ['run', ({ lastRunId }) => lastRunId],
]

/** One row for each false statement and engine, in the order of the ranking. */
const rankedRows = ({ items }: Ranking) => [
  CSV_COLUMNS.map(([name]) => name),
  ...items.flatMap(({ findings }, at) =>
    findings.map((finding) => CSV_COLUMNS.map(([, of]) => of(finding, at + 1))),
  ),
]
