import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { AddFact } from '../parts/facts/add-fact.tsx'
import { EditFact, PutFact } from '../parts/facts/change-fact.tsx'
import { factInWords } from '../parts/facts/fact-words.ts'
import { RefreshFacts } from '../parts/facts/refresh-facts.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { JudgeAgain } from '../parts/runs/judge-again.tsx'
import { api } from '../parts/server/api.ts'
import { useLoad } from '../parts/server/load.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { formatCount, formatOf } from '../parts/widgets/format.ts'
import { Section } from '../parts/widgets/page.tsx'
import { Await, Empty } from '../parts/widgets/states.tsx'
import { TableHead } from '../parts/widgets/table-head.tsx'
import { Age } from '../parts/widgets/time.tsx'

type Truth = AnswerOf<'GET /v1/brands/{brandId}/ground-truth'>
type Fact = Truth['facts'][number]
type Predicates = AnswerOf<'GET /api/admin/facts/predicates'>['items']

/** The facts that answers are checked against: active and former ones, and what one more would change. */
export function Facts({ brandId }: { brandId: string }) {
  const truth = useLoad(`truth ${brandId}`, (signal) =>
    api('GET /v1/brands/{brandId}/ground-truth', { brandId }, signal),
  )
  const [changed, setChanged] = useState<{ words: string; count: number } | null>(null)
  const done = (words: string) => {
    setChanged((before) => ({ words, count: (before?.count ?? 0) + 1 }))
    truth.reload()
  }
  const predicates = useLoad('predicates', (signal) => api('GET /api/admin/facts/predicates', {}, signal))
  return (
    <BrandFrame
      brandId={brandId}
      section="Facts"
      actions={
        <OnlyFor atLeast="editor">
          <RefreshFacts brandId={brandId} done={truth.reload} />
        </OnlyFor>
      }
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
                    {changed !== null && (
                      <JudgeAgain key={changed.count} brandId={brandId} words={changed.words} />
                    )}
                    {value.total === 0 ? (
                      <NoFact />
                    ) : (
                      <FactTable brandId={brandId} facts={value.facts} predicates={items} done={done} />
                    )}
                  </Section>
                  <OnlyFor atLeast="editor">
                    <Section title="Add a fact">
                      <AddFact brandId={brandId} predicates={items} saved={truth.reload} />
                    </Section>
                  </OnlyFor>
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

function FactTable({
  brandId,
  facts,
  predicates,
  done,
}: {
  brandId: string
  facts: readonly Fact[]
  predicates: Predicates
  done: (words: string) => void
}) {
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
        <TableHead columns={['About', 'True', 'Source', 'Seen']} actions />
        <tbody>
          {order.flatMap((name) =>
            shown
              .filter(({ predicate }) => predicate === name)
              .map((fact) => (
                <FactRow
                  key={fact.id}
                  brandId={brandId}
                  fact={fact}
                  label={labels.get(name) ?? name}
                  predicate={predicates.find((one) => one.name === name)}
                  done={done}
                />
              )),
          )}
        </tbody>
      </table>
    </>
  )
}

type Doing = 'edit' | 'withdraw' | 'restore'

/** What is done about a fact opens below it, so that both are in sight. */
function FactRow({
  brandId,
  fact,
  label,
  predicate,
  done,
}: {
  brandId: string
  fact: Fact
  label: string
  predicate: Predicates[number] | undefined
  done: (words: string) => void
}) {
  const [doing, setDoing] = useState<Doing | null>(null)
  const shared = {
    brandId,
    fact,
    close: () => setDoing(null),
    done: (words: string) => {
      setDoing(null)
      done(words)
    },
  }
  return (
    <>
      <FactCells fact={fact} label={label} canEdit={predicate !== undefined} choose={setDoing} />
      {doing !== null && (
        <tr class="row-form">
          <td colSpan={5}>
            {doing === 'edit' ? (
              predicate && <EditFact {...shared} predicate={predicate} />
            ) : (
              <PutFact {...shared} to={doing} label={label} />
            )}
          </td>
        </tr>
      )}
    </>
  )
}

const FactCells = ({
  fact,
  label,
  canEdit,
  choose,
}: {
  fact: Fact
  label: string
  canEdit: boolean
  choose: (doing: Doing) => void
}) => (
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
    <td class="row-actions">
      <OnlyFor atLeast="editor">
        {fact.active && canEdit && (
          <button type="button" class="quiet" onClick={() => choose('edit')} aria-label={`Edit ${label}`}>
            Edit
          </button>
        )}
        {fact.active && (
          <button
            type="button"
            class="quiet"
            onClick={() => choose('withdraw')}
            aria-label={`Withdraw ${label}`}
          >
            Withdraw
          </button>
        )}
        {fact.withdrawnAt !== null && fact.supersededBy === null && (
          <button
            type="button"
            class="quiet"
            onClick={() => choose('restore')}
            aria-label={`Restore ${label}`}
          >
            Restore
          </button>
        )}
      </OnlyFor>
    </td>
  </tr>
)

const MAX_QUOTE = 200
