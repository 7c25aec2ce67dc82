import { say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { AddFact } from '../parts/facts/add-fact.tsx'
import { asPredicate, DeclaredPredicates, isInForce } from '../parts/facts/declared-predicates.tsx'
import { FactFilters, FactTable } from '../parts/facts/fact-list.tsx'
import { FactQueue } from '../parts/facts/fact-queue.tsx'
import { Followed } from '../parts/facts/followed.tsx'
import type { Done, FactState, Predicate } from '../parts/facts/own-facts.ts'
import { RefreshFacts } from '../parts/facts/refresh-facts.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { together, useApi } from '../parts/server/api.ts'
import { Await, Empty, OnlyFor, Section } from '../parts/widgets/page.tsx'
import { predicateLabel } from '../parts/widgets/words.ts'

/** The facts that answers are checked against: what waits, what is in force, what was, and where more comes from. */
export function Facts({ brandId }: { brandId: string }) {
  const [turn, setTurn] = useState(0)
  const changed = () => setTurn((before) => before + 1)
  const predicates = useApi('GET /api/admin/facts/predicates', {})
  const declared = useApi('GET /api/admin/brands/{brandId}/predicates', { brandId })
  const declaredAnew = () => {
    declared.reload()
    changed()
  }
  return (
    <BrandFrame
      brandId={brandId}
      section={say('facts.facts')}
      actions={
        <OnlyFor atLeast="editor">
          <RefreshFacts brandId={brandId} done={changed} />
        </OnlyFor>
      }
    >
      <Await of={together(predicates, declared)}>
        {([{ items: common }, { items: own }]) => (
          <>
            <Known
              brandId={brandId}
              predicates={[...common, ...own.filter(isInForce).map(asPredicate)]}
              turn={turn}
              changed={changed}
            />
            <DeclaredPredicates brandId={brandId} declared={own} changed={declaredAnew} />
          </>
        )}
      </Await>
    </BrandFrame>
  )
}

interface KnownProps {
  brandId: string
  predicates: Predicate[]
  turn: number
  changed: () => void
}

function Known({ brandId, predicates, turn, changed }: KnownProps) {
  const [done, setDone] = useState<(Done & { count: number }) | null>(null)
  const tell = (what: Done) => {
    setDone((before) => ({ ...what, count: (before?.count ?? 0) + 1 }))
    changed()
  }
  const labels = new Map(
    predicates.map(({ name, label }) => [name, predicateLabel({ predicate: name, label })]),
  )
  return (
    <>
      {done !== null && <Followed key={done.count} words={done.words} jobId={done.jobId} />}
      <FactQueue brandId={brandId} turn={turn} labels={labels} done={tell} />
      <Listed brandId={brandId} predicates={predicates} turn={turn} tell={tell} />
    </>
  )
}

function Listed({
  brandId,
  predicates,
  turn,
  tell,
}: Omit<KnownProps, 'changed'> & { tell: (what: Done) => void }) {
  const { query } = useLocation()
  const { state, about, source, text, cursor } = query
  const filter = {
    ...(state !== undefined && { state: state as FactState }),
    ...(about !== undefined && { predicate: about }),
    ...(source !== undefined && { source }),
    ...(text !== undefined && { text }),
    ...(cursor !== undefined && { cursor }),
    limit: '100',
  }
  const facts = useApi(
    'GET /api/admin/brands/{brandId}/facts',
    { brandId, ...filter },
    undefined,
    `${JSON.stringify(filter)} ${turn}`,
  )
  const isFiltered = [state, about, source, text].some((value) => value !== undefined)
  return (
    <Await of={facts}>
      {({ items, counts, nextCursor }) => (
        <Section
          title={say('facts.whatIsTrue')}
          aside={
            <div class="actions">
              <span class="soft">
                {say('facts.factsInForceBefore', {
                  active: counts.active,
                  value: counts.superseded + counts.withdrawn + counts.expired,
                })}
              </span>
              <OnlyFor atLeast="editor">
                <AddFact brandId={brandId} predicates={predicates} saved={tell} />
              </OnlyFor>
            </div>
          }
        >
          <FactFilters brandId={brandId} predicates={predicates} counts={counts} />
          {items.length > 0 ? (
            <FactTable {...{ brandId, predicates, nextCursor }} facts={items} done={tell} />
          ) : isFiltered ? (
            <Empty title={say('facts.noFactMatches')} />
          ) : (
            <Empty title={say('facts.nothingIsKnownYet')} hint={say('facts.withoutFactsNoAnswer')} />
          )}
        </Section>
      )}
    </Await>
  )
}
