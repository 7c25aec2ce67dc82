import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { type FindingBody, FindingLine } from '../parts/findings/finding.tsx'
import { FindingDetail } from '../parts/findings/finding-detail.tsx'
import { MakeCase } from '../parts/findings/make-case.tsx'
import { countApart } from '../parts/findings/open-findings.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { AskAgain } from '../parts/runs/ask-again.tsx'
import { api } from '../parts/server/api.ts'
import { useLoad } from '../parts/server/load.ts'
import { Filters } from '../parts/widgets/filters.tsx'
import { formatCount } from '../parts/widgets/format.ts'
import { useKeys } from '../parts/widgets/keys.ts'
import { Await, Empty } from '../parts/widgets/states.tsx'
import { Tick } from '../parts/widgets/ticked.tsx'
import { answersWord, ENGINES, engineName, inWords } from '../parts/widgets/words.ts'

type List = AnswerOf<'GET /api/admin/brands/{brandId}/findings'>
type Asked = InputOf<'GET /api/admin/brands/{brandId}/findings'>

const STATES = ['open', 'returned', 'not_seen', 'settled']

/** False statements about a brand, each once for an engine. */
export function Findings({ brandId }: { brandId: string }) {
  const { query } = useLocation()
  const { state, engine, origin, cursor } = query
  const asked = { brandId, state, engine, origin, cursor, limit: '50' } as Asked
  const list = useLoad(`findings ${JSON.stringify(asked)}`, (signal) =>
    api('GET /api/admin/brands/{brandId}/findings', asked, signal),
  )
  return (
    <BrandFrame brandId={brandId} section="Findings">
      {() => (
        <>
          <Filters
            filters={[
              {
                name: 'state',
                label: 'State',
                options: STATES.map((value) => ({ value, words: inWords(value) })),
              },
              {
                name: 'engine',
                label: 'Engine',
                options: ENGINES.map((value) => ({ value, words: engineName(value) })),
              },
              {
                name: 'origin',
                label: 'Said by',
                options: ['engine', 'stand_in', 'demo'].map((value) => ({
                  value,
                  words: answersWord({ origin: value }),
                })),
              },
            ]}
          />
          <Await of={list} what="the findings">
            {(page) => (page.items.length === 0 ? <None /> : <Triage page={page} reload={list.reload} />)}
          </Await>
        </>
      )}
    </BrandFrame>
  )
}

const None = () => (
  <Empty title="No false statement matches.">
    <p>Statements that a fact contradicts appear here after a scan.</p>
  </Empty>
)

function Triage({ page, reload }: { page: List; reload: () => void }) {
  const { items, nextCursor } = page
  const { path, query } = useLocation()
  const [at, setAt] = useState(-1)
  useKeys({
    j: () => setAt((before) => Math.min(before + 1, items.length - 1)),
    k: () => setAt((before) => Math.max(before - 1, 0)),
    e: () => press('evidence'),
    a: () => press('ask'),
    s: () => press('settle'),
    x: () => press('tick'),
  })
  useEffect(() => {
    document.querySelector('[aria-current="true"].finding')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const next = new URLSearchParams({ ...query, cursor: nextCursor ?? '' })
  return (
    <>
      <p class="keys-hint">
        {countApart(page)}. Keys: <kbd>j</kbd> <kbd>k</kbd> next and previous, <kbd>e</kbd> evidence,{' '}
        <kbd>a</kbd> ask again, <kbd>s</kbd> settle, <kbd>x</kbd> tick
      </p>
      <MakeCase brandId={items[0]?.brandId ?? ''} />
      <ol>
        {items.map((finding, place) => (
          <Row
            key={finding.id}
            finding={finding}
            isOpen={place === at}
            toggle={() => setAt(place === at ? -1 : place)}
            reload={reload}
          />
        ))}
      </ol>
      {nextCursor !== null && (
        <p class="soft more">
          {formatCount(items.length)} shown, of {countApart(page)} <a href={`${path}?${next}`}>Next page</a>
        </p>
      )}
    </>
  )
}

const Row = ({
  finding,
  isOpen,
  toggle,
  reload,
}: {
  finding: FindingBody
  isOpen: boolean
  toggle: () => void
  reload: () => void
}) => (
  <li class="finding" aria-current={isOpen ? 'true' : undefined}>
    <FindingLine finding={finding}>
      <Tick brandId={finding.brandId} findingId={finding.id} name={finding.stated} />
      <a class="button" href={`/console/runs/${finding.lastRunId}`} data-action="evidence">
        Evidence
      </a>
      <AskAgain runId={finding.lastRunId} onDone={reload} />
      <button type="button" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? 'Less' : 'More'}
      </button>
    </FindingLine>
    {isOpen && <FindingDetail findingId={finding.id} onSettled={reload} />}
  </li>
)

/** Clicks the control of the chosen finding that does this. */
function press(action: string): void {
  const target = document.querySelector<HTMLElement>(
    `.finding[aria-current="true"] [data-action="${action}"]`,
  )
  if (target instanceof HTMLInputElement && target.type !== 'checkbox') target.focus()
  else target?.click()
}
