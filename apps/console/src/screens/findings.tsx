import { FINDING_STATES } from '@veracite/terms/vocabulary'
import { useLocation } from 'preact-iso/router'
import type { RankedFinding, Ranking } from '../parts/brands/story.ts'
import { EVERY_FORMAT, ExportLinks } from '../parts/exports/export-links.tsx'
import { FindingBeside } from '../parts/findings/finding-told.tsx'
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
import { Filters, Pills, SearchBox } from '../parts/widgets/filters.tsx'
import { formatCount } from '../parts/widgets/format.tsx'
import { useKeys } from '../parts/widgets/keys.ts'
import { AwaitItems } from '../parts/widgets/page.tsx'
import { named } from '../parts/widgets/select.tsx'
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
    <BrandFrame brandId={brandId} section="False statements">
      {(brand) => (
        <>
          <div class="titled">
            <Pills name="by" label="Order" usual="Gravest first" options={ORDERS} />
            <RankingHelp />
          </div>
          <div class="spread">
            <Filters filters={FILTERS} />
            <SearchBox name="text" label="Search in this list" placeholder="Search in this list" />
          </div>
          <AwaitItems
            of={list}
            what="what is false"
            none="No false statement matches."
            hint="Statements that a fact contradicts appear here after a scan."
          >
            {(ranking) => (
              <Triage
                ranking={matching(ranking, query.text)}
                asked={asked}
                brand={brand}
                reload={list.reload}
              />
            )}
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

interface TriageProps {
  ranking: Ranking
  asked: RankingInput
  brand: BrandBody
  reload: () => void
}

function Triage({ ranking, asked, brand, reload }: TriageProps) {
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
  const all = async () =>
    saveRanking(
      brand.domain,
      await api('GET /api/admin/brands/{brandId}/findings/ranked', {
        ...asked,
        start: '0',
        limit: String(MOST),
      }),
    )
  const pageAt = (first: number) => addressWith({ start: String(first) })
  const isWide = matchMedia('(min-width: 1181px)').matches
  return (
    <div class="split">
      <div>
        <p class="meta">{countApart(ranking)}</p>
        <div class="split-list">
          <RankedList
            ranking={ranking}
            current={query.open}
            {...(isWide && { address: ({ id }) => addressWith({ open: id }) })}
            select={({ findings }) => (
              <OnlyFor atLeast="reviewer">
                <Tick brandId={brand.id} findings={findings} />
              </OnlyFor>
            )}
          />
        </div>
        <OnlyFor atLeast="reviewer">
          <MakeCase brandId={brand.id} />
        </OnlyFor>
        {ranking.groups > PAGE && (
          <p class="soft more">
            {formatCount(start + 1)} to {formatCount(start + ranking.items.length)} of{' '}
            {formatCount(ranking.groups)}
            {start > 0 && <a href={pageAt(Math.max(0, start - PAGE))}>Previous page</a>}
            {start + PAGE < ranking.groups && <a href={pageAt(start + PAGE)}>Next page</a>}
          </p>
        )}
        <div class="spread spaced">
          <ExportLinks
            at="exports/findings"
            formats={EVERY_FORMAT}
            what="all false statements of this choice"
            chosen={{ brandId: brand.id, state: asked.state, engine: asked.engine, origin: asked.origin }}
          />
          <Button name="CSV" press={all} class="small" />
        </div>
      </div>
      <div class="split-detail">
        {open ? (
          <FindingBeside key={open.id} findingId={open.id} changed={reload} />
        ) : (
          <p class="soft">
            Choose one with <kbd>j</kbd> and <kbd>k</kbd>, or click it.
          </p>
        )}
      </div>
    </div>
  )
}
