import { say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { api, useApi } from '../server/api.ts'
import { ActButton } from '../widgets/action.tsx'
import { line } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { filled, toggled } from '../widgets/lists.ts'
import { Await, Section } from '../widgets/page.tsx'
import { previewedBy } from './effects.tsx'
import { factInWords } from './fact-words.ts'
import { type Done, type OwnFact, placeInWords, sourceInWords } from './own-facts.ts'

interface FactQueueProps {
  brandId: string
  labels: ReadonlyMap<string, string>
  done: (what: Done) => void
}

/** Facts that documents, registers and pages propose: nothing is judged by them until a person approves them. */
export function FactQueue({ brandId, labels, done }: FactQueueProps) {
  const asked = { brandId, state: 'proposed', limit: '200' } as const
  return (
    <Await of={useApi('GET /api/admin/brands/{brandId}/facts', asked)} none={null}>
      {({ items, counts }) => (
        <Section
          title={say('facts.toApprove')}
          id="to-approve"
          aside={<span class="soft">{say('facts.factsWaiting', { proposed: counts.proposed })}</span>}
        >
          <Deciding key={items.map(({ id }) => id).join()} {...{ brandId, items, labels, done }} />
        </Section>
      )}
    </Await>
  )
}

/** Shows the effects before a decision; a refusal needs a reason. */
function Deciding({ brandId, items, labels, done }: FactQueueProps & { items: readonly OwnFact[] }) {
  const [factIds, setChosen] = useState(() => items.map(({ id }) => id))
  const refuse = async (reason: string) => {
    const body = { factIds, reason: reason.trim() }
    const refused = await api('POST /api/admin/brands/{brandId}/facts/refuse', { brandId, body })
    done({ words: say('facts.factsRefused', { items: refused.items.length }), jobId: null })
  }
  const count = say('count.facts', { count: factIds.length })
  return (
    <>
      <ul class="rows">
        {items.map((fact) => (
          <li key={fact.id}>
            <label class="choice">
              <input
                type="checkbox"
                checked={factIds.includes(fact.id)}
                onChange={() => setChosen(toggled(factIds, fact.id))}
              />
              <span>
                <strong>
                  {labels.get(fact.predicate) ?? fact.predicate}: {factInWords(fact.value)}
                </strong>
                <p class="soft">
                  {[sourceInWords(fact.source.kind), fact.note, placeInWords(fact), fact.source.url]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </p>
                {fact.source.quote !== null && <p class="mono soft">{fact.source.quote}</p>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <DescribedForm
        // Another choice is another question: what was seen before does not answer it.
        previewOf={factIds.join()}
        label={say('facts.approveOrRefuse')}
        isInPage
        minRole="reviewer"
        fields={{
          reason: line(say('facts.reason'), { hint: say('facts.keptInTheHistory'), keepsPreview: true }),
        }}
        preview={{
          ...previewedBy(brandId, () => ({ approve: factIds })),
          button: say('facts.whatWouldApprovingChange', { count }),
        }}
        send={({ reason }) =>
          api('POST /api/admin/brands/{brandId}/facts/approve', {
            brandId,
            body: { factIds, ...filled({ reason }) },
          })
        }
        done={({ items, rivals, jobId }) => {
          const approved = say('facts.factsApproved', { items: items.length })
          const left = rivals.length > 0 && say('facts.excludeEachOther', { rivals: rivals.length })
          done({ words: left ? `${approved} ${left}` : approved, jobId })
        }}
        canSend={() => factIds.length > 0}
        button={say('facts.approve', { count })}
        buttons={({ draft, action }) =>
          factIds.length === 0 ? (
            <p class="soft">{say('facts.chooseAtLeastOne')}</p>
          ) : (
            <ActButton
              name={say('facts.refuse', { count })}
              action={action}
              act={() => refuse(draft.reason)}
            />
          )
        }
      />
    </>
  )
}
