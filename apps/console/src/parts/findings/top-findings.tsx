import { listed, rich, say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import type { Ranking } from '../brands/story.ts'
import { type Asked, type Loaded, useApi } from '../server/api.ts'
import { Pills } from '../widgets/filters.tsx'
import { Await, Help, Section } from '../widgets/page.tsx'
import { andList, answersWord, originOf, otherOriginsNote } from '../widgets/words.ts'
import { RankedList } from './ranked-list.tsx'

export type RankingInput = Asked<'GET /api/admin/brands/{brandId}/findings/ranked'>

export const orderOf = (by: string | undefined): Pick<RankingInput, 'by' | 'new'> =>
  by === 'new' ? { new: 'yes' } : by === 'fact' || by === 'engine' ? { by } : {}

/** Sorts false statements. */
export const RankingOrder = () => (
  <Pills
    name="by"
    label={say('findings.order')}
    usual={say('findings.gravestFirst')}
    options={listed('order')}
  />
)

export const RankingHelp = () => (
  <Help about={say('findings.theOrder')}>{say('topFindings.graveOnesFirstContact')}</Help>
)

/** `5 false statements, and 2 of the DEMO`: never one number for both. */
export function countApart({
  groups,
  apart,
  ...page
}: Pick<Ranking, 'groups' | 'apart' | 'origin' | 'demo'>): string {
  const others = otherOriginsNote(apart)
  const count = say('count.falseStatements', { count: groups })
  const own = ['stand_in', 'app'].includes(originOf(page)) ? `${count} (${answersWord(page)})` : count
  return others === '' ? own : andList([own, others])
}

const SHOWN = 5

/** The first few false statements, in the usual order or another one. */
export const useRanking = (brandId: string, order: Pick<RankingInput, 'by' | 'new'> = {}): Loaded<Ranking> =>
  useApi('GET /api/admin/brands/{brandId}/findings/ranked', { brandId, limit: String(SHOWN), ...order })

interface Shown {
  brandId: string
  by?: string | undefined
}

/** False statements for the first screen: the gravest, which the screen has at hand, or those of a chosen order. */
export function TopFindings({ brandId, gravest }: { brandId: string; gravest: Loaded<Ranking> }) {
  const { by } = useLocation().query
  if (by === undefined) return <Findings brandId={brandId} ranking={gravest} />
  return <Ordered brandId={brandId} by={by} />
}

const Ordered = ({ brandId, by }: Shown) => (
  <Findings brandId={brandId} by={by} ranking={useRanking(brandId, orderOf(by))} />
)

function Findings({ brandId, by, ranking }: Shown & { ranking: Loaded<Ranking> }) {
  const search = by ? `?by=${by}` : ''
  const nothing = by === 'new' ? say('findings.theNewestScanBrought') : say('findings.noEngineSaysAnything')
  return (
    <Section
      title={say('findings.whatIsFalse')}
      help={<RankingHelp />}
      aside={
        ranking.value && (
          <a class="button small" href={`/console/brands/${brandId}/findings${search}`}>
            {rich('findings.allFalseStatements', {
              groups: ranking.value.groups,
              b: (words) => <span class="hidden">{words}</span>,
            })}
          </a>
        )
      }
    >
      <RankingOrder />
      <Await of={ranking} none={<p class="soft">{nothing}</p>}>
        {(value) => <RankedList ranking={value} />}
      </Await>
    </Section>
  )
}
