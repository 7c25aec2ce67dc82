import { FINDING_STATES } from '@veracite/terms/vocabulary'
import { useRef } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import type { RankedFinding, Ranking } from '../parts/brands/story.ts'
import { EVERY_FORMAT, ExportLinks } from '../parts/exports/export-links.tsx'
import { MakeCase } from '../parts/findings/make-case.tsx'
import { findingAddress, RankedList } from '../parts/findings/ranked-list.tsx'
import {
  countApart,
  ORDERS,
  orderOf,
  RankingHelp,
  type RankingInput,
  saveRanking,
} from '../parts/findings/top-findings.tsx'
import { type BrandBody, BrandFrame } from '../parts/frame/brand-frame.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { useAddress } from '../parts/widgets/address.ts'
import { Button } from '../parts/widgets/button.tsx'
import { Filters, Pills } from '../parts/widgets/filters.tsx'
import { formatCount } from '../parts/widgets/format.tsx'
import { useKeys } from '../parts/widgets/keys.ts'
import { AwaitItems } from '../parts/widgets/page.tsx'
import { named } from '../parts/widgets/select.tsx'
import { Tick } from '../parts/widgets/ticked.tsx'
import { answersWord, ENGINES, engineName, findingState } from '../parts/widgets/words.ts'

const PAGE = 50

/** Everything that engines say wrongly about a brand, the gravest first. */
export function Findings({ brandId }: { brandId: string }) {
  const { query } = useLocation()
  const { state, engine, origin, start } = query
  const asked = {
    ...{ brandId, state, engine, origin, start, limit: String(PAGE) },
    ...orderOf(query.by),
  } as RankingInput
  const list = useApi('GET /api/admin/brands/{brandId}/findings/ranked', asked)
  return (
    <BrandFrame brandId={brandId} section="Wrong statements">
      {(brand) => (
        <>
          <div class="titled">
            <Pills name="by" label="Order" usual="Gravest first" options={ORDERS} />
            <RankingHelp />
          </div>
          <Filters filters={FILTERS} />
          <AwaitItems
            of={list}
            what="what is wrong"
            none="No false statement matches."
            hint="Statements that a fact contradicts appear here after a scan."
          >
            {(ranking) => <Triage ranking={ranking} asked={asked} brand={brand} />}
          </AwaitItems>
        </>
      )}
    </BrandFrame>
  )
}

const FILTERS = [
  {
    name: 'state',
    label: 'State',
    usual: 'open and came back',
    options: named(FINDING_STATES, findingState),
  },
  { name: 'engine', label: 'Engine', options: named(ENGINES, engineName) },
  {
    name: 'origin',
    label: 'Said by',
    usual: 'engines, where asked',
    options: named(['engine', 'stand_in', 'demo'], (origin) => answersWord({ origin })),
  },
]

function Triage({ ranking, asked, brand }: { ranking: Ranking; asked: RankingInput; brand: BrandBody }) {
  const { route } = useLocation()
  const { addressWith } = useAddress()
  // Keys may follow one another faster than the screen is drawn.
  const at = useRef(-1)
  const start = Number(asked.start ?? 0)
  const ids = ranking.items.flatMap(({ findings }) =>
    ranking.by === 'statement' ? findings.slice(0, 1) : findings,
  )
  const go = (to: number) => {
    at.current = to
    const row = document.querySelector<HTMLElement>(`[data-finding="${ids[to]?.id}"] a`)
    row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }
  const chosen = (act: (finding: RankedFinding) => void) => {
    const finding = ids[at.current]
    if (finding) act(finding)
  }
  useKeys({
    j: () => go(Math.min(at.current + 1, ids.length - 1)),
    k: () => go(Math.max(at.current - 1, 0)),
    o: () => chosen((finding) => route(findingAddress(finding))),
    e: () => chosen(({ lastRunId }) => route(`/console/runs/${lastRunId}`)),
    x: () => chosen(({ id }) => document.querySelector<HTMLElement>(`[data-finding="${id}"] input`)?.click()),
  })
  const all = async () =>
    saveRanking(
      brand.domain,
      await api('GET /api/admin/brands/{brandId}/findings/ranked', { ...asked, start: '0', limit: '1000' }),
    )
  const pageAt = (first: number) => addressWith({ start: String(first) })
  return (
    <>
      <div class="spread">
        <p class="meta keys-hint">
          {countApart(ranking)}. Keys: <kbd>j</kbd> <kbd>k</kbd> next and previous, <kbd>o</kbd> open,{' '}
          <kbd>e</kbd> evidence, <kbd>x</kbd> tick
        </p>
        <Button name="CSV" press={all} class="small" />
      </div>
      <ExportLinks
        at="exports/findings"
        formats={EVERY_FORMAT}
        what="all wrong statements of this choice"
        chosen={{ brandId: brand.id, state: asked.state, engine: asked.engine, origin: asked.origin }}
      />
      <OnlyFor atLeast="reviewer">
        <MakeCase brandId={brand.id} />
      </OnlyFor>
      <RankedList
        ranking={ranking}
        start={start}
        select={({ findings }) => (
          <OnlyFor atLeast="reviewer">
            <Tick brandId={brand.id} findings={findings} />
          </OnlyFor>
        )}
      />
      {ranking.groups > PAGE && (
        <p class="soft more">
          {formatCount(start + 1)} to {formatCount(start + ranking.items.length)} of{' '}
          {formatCount(ranking.groups)}
          {start > 0 && <a href={pageAt(Math.max(0, start - PAGE))}>Previous page</a>}
          {start + PAGE < ranking.groups && <a href={pageAt(start + PAGE)}>Next page</a>}
        </p>
      )}
    </>
  )
}
