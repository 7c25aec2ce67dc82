import { useLocation } from 'preact-iso/router'
import { AddFact } from '../parts/add-fact.tsx'
import { type AnswerOf, api } from '../parts/api.ts'
import { BrandFrame } from '../parts/brand-frame.tsx'
import { factInWords } from '../parts/fact-words.ts'
import { formatCount, formatOf } from '../parts/format.ts'
import { useLoad } from '../parts/load.ts'
import { Section } from '../parts/page.tsx'
import { RefreshFacts } from '../parts/refresh-facts.tsx'
import { Await, Empty } from '../parts/states.tsx'
import { Age } from '../parts/time.tsx'

type Truth = AnswerOf<'GET /v1/brands/{brandId}/ground-truth'>
type Fact = Truth['facts'][number]
type Predicates = AnswerOf<'GET /api/admin/facts/predicates'>['items']

/** The facts that answers are checked against: active and former ones, and what one more would change. */
export function Facts({ brandId }: { brandId: string }) {
  const truth = useLoad(`truth ${brandId}`, (signal) =>
    api('GET /v1/brands/{brandId}/ground-truth', { brandId }, signal),
  )
  const predicates = useLoad('predicates', (signal) => api('GET /api/admin/facts/predicates', {}, signal))
  return (
    <BrandFrame
      brandId={brandId}
      section="Facts"
      actions={<RefreshFacts brandId={brandId} done={truth.reload} />}
    >
      {() => (
        <Await of={truth} what="the facts">
          {(value) => (
            <Await of={predicates} what="what facts can be about">
              {({ items }) => (
                <>
                  <Section
                    title="What is true"
                    aside={
                      <span class="soft">
                        {formatOf(value.active, 'fact')} in force, {formatCount(value.total - value.active)}{' '}
                        before
                      </span>
                    }
                  >
                    {value.total === 0 ? <NoFact /> : <FactTable facts={value.facts} predicates={items} />}
                  </Section>
                  <Section title="Add a fact">
                    <AddFact brandId={brandId} predicates={items} saved={truth.reload} />
                  </Section>
                </>
              )}
            </Await>
          )}
        </Await>
      )}
    </BrandFrame>
  )
}

const NoFact = () => (
  <Empty title="Nothing is known yet.">
    <p>Without facts no answer can be shown to be wrong. Read them from the site, or enter them below.</p>
  </Empty>
)

function FactTable({ facts, predicates }: { facts: readonly Fact[]; predicates: Predicates }) {
  const { query } = useLocation()
  const about = query.about ?? ''
  const shown = facts.filter(({ predicate }) => about === '' || predicate === about)
  const known = new Set(facts.map(({ predicate }) => predicate))
  const labels = new Map(predicates.map(({ name, label }) => [name, label]))
  const order = [...labels.keys(), ...[...known].filter((name) => !labels.has(name))]
  return (
    <>
      {known.size > 1 && (
        <nav class="chips" aria-label="Facts about">
          <a class="chip" href={location.pathname} aria-current={about === '' ? 'true' : undefined}>
            All
          </a>
          {order
            .filter((name) => known.has(name))
            .map((name) => (
              <a
                key={name}
                class="chip"
                href={`?about=${name}`}
                aria-current={about === name ? 'true' : undefined}
              >
                {labels.get(name) ?? name}
              </a>
            ))}
        </nav>
      )}
      <table class="list">
        <thead>
          <tr>
            <th scope="col">About</th>
            <th scope="col">True</th>
            <th scope="col">Source</th>
            <th scope="col">Seen</th>
          </tr>
        </thead>
        <tbody>
          {order.flatMap((name) =>
            shown
              .filter(({ predicate }) => predicate === name)
              .map((fact) => <FactRow key={fact.id} fact={fact} label={labels.get(name) ?? name} />),
          )}
        </tbody>
      </table>
    </>
  )
}

const FactRow = ({ fact, label }: { fact: Fact; label: string }) => (
  <tr class={fact.active ? undefined : 'past'}>
    <td data-label="About">{label}</td>
    <td data-label="True">
      {fact.active ? factInWords(fact.value) : <s>{factInWords(fact.value)}</s>}
      {!fact.active && (
        <span class="soft">
          {' '}
          {fact.withdrawnAt !== null
            ? 'withdrawn'
            : fact.supersededBy === null
              ? 'no longer seen'
              : 'replaced'}
        </span>
      )}
      {fact.note !== null && <p class="soft">{fact.note}</p>}
    </td>
    <td data-label="Source">
      {fact.source.kind === 'operator' ? 'entered by the operator' : fact.source.kind}
      {fact.source.url !== null && <p class="soft">{fact.source.url}</p>}
      {fact.source.quote !== null && <p class="quote">{fact.source.quote.slice(0, MAX_QUOTE)}</p>}
    </td>
    <td data-label="Seen">
      first <Age at={fact.firstSeenAt} />, last <Age at={fact.lastSeenAt} />
    </td>
  </tr>
)

const MAX_QUOTE = 200
