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

function Findings({ brandId, by, ranking }: Shown & { ranking: Loaded<Ranking> }) {
  const search = by ? `?by=${by}` : ''
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
      <Pills
        name="by"
        label={say('findings.order')}
        usual={say('findings.gravestFirst')}
        options={listed('order')}
      />
      <Await of={ranking}>
        {(value) =>
          value.items.length === 0 ? (
            <p class="soft">
              {by === 'new' ? say('findings.theNewestScanBrought') : say('findings.noEngineSaysAnything')}
            </p>
          ) : (
            <RankedList ranking={value} />
          )
        }
      </Await>
    </Section>
  )
}
