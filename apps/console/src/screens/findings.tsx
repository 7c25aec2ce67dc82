import { FINDING_STATES, ORIGINS } from '@veracite/terms/vocabulary'
import { rich, say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import type { RankedFinding, Ranking } from '../parts/brands/story.ts'
import { EVERY_FORMAT, ExportLinks } from '../parts/exports/export-links.tsx'
import { FindingBeside } from '../parts/findings/finding-told.tsx'
import { findingAddress, RankedList } from '../parts/findings/ranked-list.tsx'
import { Several } from '../parts/findings/several.tsx'
import {
  countApart,
  orderOf,
  RankingHelp,
  type RankingInput,
  RankingOrder,
} from '../parts/findings/top-findings.tsx'
import { type BrandBody, BrandFrame } from '../parts/frame/brand-frame.tsx'
import { useApi } from '../parts/server/api.ts'
import { named } from '../parts/widgets/action.tsx'
import { Filters, SearchBox, useAddress } from '../parts/widgets/filters.tsx'
import { kbd, useKeys } from '../parts/widgets/keys.tsx'
import { Await, Empty } from '../parts/widgets/page.tsx'
import { Tick } from '../parts/widgets/ticked.tsx'
import { answersWord, ENGINES, engineName, findingState } from '../parts/widgets/words.ts'

const PAGE = 50
const MOST = 1_000

/** Everything that engines say wrongly about a brand, the gravest first; the chosen one beside the list. */
export function Findings({ brandId }: { brandId: string }) {
  const { query } = useLocation()
  const { state, engine, origin, start } = query
  const asked = {
    // Words are searched in everything that there is, not in one page of it.
    ...{ brandId, state, engine, origin, start, limit: String(query.text ? MOST : PAGE) },
    ...orderOf(query.by),
  } as RankingInput
  const list = useApi('GET /api/admin/brands/{brandId}/findings/ranked', asked)
  return (
    <BrandFrame brandId={brandId} section={say('findings.falseStatements2')}>
      {(brand) => (
        <>
          <div class="titled">
            <RankingOrder />
            <RankingHelp />
          </div>
          <div class="spread">
            <Filters filters={FILTERS} />
            <SearchBox
              name="text"
              label={say('findings.searchInThisList')}
              placeholder={say('findings.searchInThisList')}
            />
          </div>
          <Await of={list}>
            {(ranking) => <Triage ranking={matching(ranking, query.text)} asked={asked} brand={brand} />}
          </Await>
        </>
      )}
    </BrandFrame>
  )
}

const FILTERS = [
  {
    name: 'state',
    label: say('common.state'),
    usual: say('findings.openAndCameBack'),
    options: named(FINDING_STATES, findingState),
  },
  { name: 'engine', label: say('common.engine'), options: named(ENGINES, engineName) },
  {
    name: 'origin',
    label: say('common.saidBy'),
    usual: say('findings.enginesWhereAsked'),
    options: named(ORIGINS, (origin) => answersWord({ origin })),
  },
]

/** Those of the page that contain the words. Pure. */
export function matching(ranking: Ranking, text = ''): Ranking {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return ranking
  const has = ({ sentence, stated, truth, label, about, engine }: RankedFinding) =>
    [sentence?.before, sentence?.words, sentence?.after, stated, truth, label, about, engineName(engine)]
      .join(' ')
      .toLowerCase()
      .includes(wanted)
  const items = ranking.items.flatMap((group) => {
    const findings = group.findings.filter(has)
    return findings.length === 0 ? [] : [{ ...group, findings }]
  })
  return { ...ranking, items }
}

function Triage({ ranking, asked, brand }: { ranking: Ranking; asked: RankingInput; brand: BrandBody }) {
  const { route, query } = useLocation()
  const { addressWith } = useAddress()
  const start = Number(asked.start ?? 0)
  const shown = ranking.items.flatMap(({ findings }) =>
    ranking.by === 'statement' ? findings.slice(0, 1) : findings,
  )
  const at = shown.findIndex(({ id }) => id === query.open)
  const open = shown[at]
  const go = (to: number) => {
    const next = shown[Math.max(0, Math.min(to, shown.length - 1))]
    if (!next) return
    route(addressWith({ open: next.id }), true)
    document.querySelector(`[data-finding="${next.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  useKeys({
    j: () => go(at + 1),
    k: () => go(at - 1),
    o: () => open && route(findingAddress(open)),
    e: () => open && route(`/console/runs/${open.lastRunId}`),
    x: () => open && document.querySelector<HTMLElement>(`[data-finding="${open.id}"] input`)?.click(),
  })
  const pageAt = (first: number) => addressWith({ start: String(first) })
  const isWide = matchMedia('(min-width: 1181px)').matches
  return (
    <div class="split">
      <div>
        <p class="meta">{countApart(ranking)}</p>
        <div class="split-list">
          {ranking.items.length === 0 && (
            <Empty
              title={say('findings.noFalseStatementMatches')}
              hint={say('findings.statementsThatAFact')}
            />
          )}
          <RankedList
            ranking={ranking}
            current={query.open}
            {...(isWide && { address: ({ id }) => addressWith({ open: id }) })}
            select={({ findings }) => <Tick brandId={brand.id} findings={findings} />}
          />
        </div>
        <Several brandId={brand.id} />
        {ranking.groups > PAGE && (
          <p class="soft more">
            {say('findings.fromToOf', {
              from: start + 1,
              to: start + ranking.items.length,
              of: ranking.groups,
            })}
            {start > 0 && <a href={pageAt(Math.max(0, start - PAGE))}>{say('findings.previousPage')}</a>}
            {start + PAGE < ranking.groups && <a href={pageAt(start + PAGE)}>{say('widgets.nextPage')}</a>}
          </p>
        )}
        <ExportLinks
          at="exports/findings"
          formats={EVERY_FORMAT}
          what={say('findings.allFalseStatementsOf')}
          chosen={{ brandId: brand.id, state: asked.state, engine: asked.engine, origin: asked.origin }}
        />
      </div>
      <div class="split-detail">
        {/* It stays when it leaves the list, for example settled: what was done can be taken back. */}
        {query.open ? (
          <FindingBeside key={query.open} findingId={query.open} />
        ) : (
          <p class="soft">{rich('findings.chooseOneWithJ', { kbd, kbd2: kbd })}</p>
        )}
      </div>
    </div>
  )
}
