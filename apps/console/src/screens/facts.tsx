import { say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { asPredicate, DeclaredPredicates, isInForce } from '../parts/facts/declared-predicates.tsx'
import { Followed } from '../parts/facts/effects.tsx'
import { AddFact } from '../parts/facts/fact-forms.tsx'
import { FactList } from '../parts/facts/fact-list.tsx'
import { FactQueue } from '../parts/facts/fact-queue.tsx'
import { type Done, kindsOf, type Predicate } from '../parts/facts/own-facts.ts'
import { RefreshFacts } from '../parts/facts/refresh-facts.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { type Asked, together, useApi } from '../parts/server/api.ts'
import { Await, Section } from '../parts/widgets/page.tsx'

type Input = Asked<'GET /api/admin/brands/{brandId}/facts'>

/** The facts that answers are checked against: what waits, what is in force, what was, and where more comes from. */
export function Facts({ brandId }: { brandId: string }) {
  const predicates = useApi('GET /api/admin/facts/predicates', {})
  const declared = useApi('GET /api/admin/brands/{brandId}/predicates', { brandId })
  return (
    <BrandFrame brandId={brandId} section={say('facts.facts')} actions={<RefreshFacts brandId={brandId} />}>
      <Await of={together(predicates, declared)}>
        {([{ items: common }, { items: own }]) => (
          <>
            <Known brandId={brandId} predicates={[...common, ...own.filter(isInForce).map(asPredicate)]} />
            <DeclaredPredicates brandId={brandId} declared={own} />
          </>
        )}
      </Await>
    </BrandFrame>
  )
}

function Known({ brandId, predicates }: { brandId: string; predicates: Predicate[] }) {
  const { state, about, source, text, cursor } = useLocation().query
  const [done, setDone] = useState<(Done & { count: number }) | null>(null)
  const tell = (what: Done) => setDone((before) => ({ ...what, count: (before?.count ?? 0) + 1 }))
  const asked = { brandId, state, predicate: about, source, text, cursor, limit: '100' } as Input
  const facts = useApi('GET /api/admin/brands/{brandId}/facts', asked)
  return (
    <>
      {done !== null && <Followed key={done.count} words={done.words} jobId={done.jobId} />}
      <FactQueue brandId={brandId} labels={new Map(kindsOf(predicates))} done={tell} />
      <Await of={facts}>
        {(page) => (
          <Section
            title={say('facts.whatIsTrue')}
            aside={
              <div class="actions">
                <span class="soft">
                  {say('facts.factsInForceBefore', {
                    active: page.counts.active,
                    value: page.counts.superseded + page.counts.withdrawn + page.counts.expired,
                  })}
                </span>
                <AddFact brandId={brandId} predicates={predicates} saved={tell} />
              </div>
            }
          >
            <FactList {...{ brandId, page, predicates }} done={tell} />
          </Section>
        )}
      </Await>
    </>
  )
}
