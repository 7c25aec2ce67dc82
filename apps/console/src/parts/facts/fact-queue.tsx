import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { useLoad } from '../server/load.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { TextField } from '../widgets/fields.tsx'
import { Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { formatOf } from '../widgets/format.ts'
import { Section } from '../widgets/page.tsx'
import { Await } from '../widgets/states.tsx'
import { factInWords } from './fact-words.ts'
import { type Done, type OwnFact, type Preview, placeInWords, previewOf, sourceInWords } from './own-facts.ts'
import { WouldChange } from './would-change.tsx'

const MOST = 200

/** Facts that documents, registers and pages propose: nothing is judged by them until a person approves them. */
export function FactQueue({
  brandId,
  turn,
  labels,
  done,
}: {
  brandId: string
  /** Changes when there may be more. */
  turn: number
  labels: ReadonlyMap<string, string>
  done: (what: Done) => void
}) {
  const waiting = useLoad(`waiting ${brandId} ${turn}`, (signal) =>
    api('GET /api/admin/brands/{brandId}/facts', { brandId, state: 'proposed', limit: String(MOST) }, signal),
  )
  return (
    <Await of={waiting} what="the facts that wait">
      {({ items, counts }) =>
        items.length === 0 ? null : (
          <Section
            title="To approve"
            id="to-approve"
            aside={<span class="soft">{formatOf(counts.proposed, 'fact')} waiting</span>}
          >
            <Deciding key={`${turn} ${items.length}`} {...{ brandId, items, labels, done }} />
          </Section>
        )
      }
    </Await>
  )
}

function Deciding({
  brandId,
  items,
  labels,
  done,
}: {
  brandId: string
  items: readonly OwnFact[]
  labels: ReadonlyMap<string, string>
  done: (what: Done) => void
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(items.map(({ id }) => id)))
  const [seen, setSeen] = useState<Preview | null>(null)
  const choose = (next: ReadonlySet<string>) => {
    setChosen(next)
    setSeen(null)
  }
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  return (
    <>
      <ul class="rows">
        {items.map((fact) => (
          <li key={fact.id}>
            <label class="choice">
              <input type="checkbox" checked={chosen.has(fact.id)} onChange={() => toggle(fact.id)} />
              <span>
                <strong>
                  {labels.get(fact.predicate) ?? fact.predicate}: {factInWords(fact.value)}
                </strong>
                <Origin fact={fact} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <OnlyFor atLeast="reviewer">
        <Decision {...{ brandId, chosen, seen, setSeen, done }} />
      </OnlyFor>
    </>
  )
}

const Origin = ({ fact }: { fact: OwnFact }) => (
  <>
    <p class="soft">
      {[sourceInWords(fact.source.kind), fact.note, placeInWords(fact), fact.source.url]
        .filter((part) => part !== null)
        .join(' · ')}
    </p>
    {fact.source.quote !== null && <p class="quote">{fact.source.quote}</p>}
  </>
)

/** Shows the effects before a decision; a refusal needs a reason. */
function Decision({
  brandId,
  chosen,
  seen,
  setSeen,
  done,
}: {
  brandId: string
  chosen: ReadonlySet<string>
  seen: Preview | null
  setSeen: (seen: Preview | null) => void
  done: (what: Done) => void
}) {
  const [reason, setReason] = useState('')
  const action = useAction()
  const factIds = [...chosen]
  const why = reason.trim()
  const look = () => action.run(async () => setSeen(await previewOf(brandId, { approve: factIds })))
  const approve = () =>
    action.run(async () => {
      const body = { factIds, ...(why !== '' && { reason: why }) }
      const answer = await api('POST /api/admin/brands/{brandId}/facts/approve', { brandId, body })
      const left =
        answer.rivals.length === 0
          ? ''
          : ` ${formatOf(answer.rivals.length, 'fact')} exclude each other: approve one and refuse the others.`
      done({ words: `${formatOf(answer.items.length, 'fact')} approved.${left}`, jobId: answer.jobId })
    })
  const refuse = () =>
    action.run(async () => {
      const body = { factIds, reason: why }
      const { items } = await api('POST /api/admin/brands/{brandId}/facts/refuse', { brandId, body })
      done({ words: `${formatOf(items.length, 'fact')} refused.`, jobId: null })
    })
  const count = formatOf(chosen.size, 'fact')
  return (
    <Form label="Approve or refuse" onSubmit={seen === null ? look : approve}>
      <TextField
        label="Reason"
        path="reason"
        action={action}
        hint="Kept in the history of each. Needed to refuse."
        value={reason}
        set={setReason}
      />
      <Refusal action={action} beside={['reason']} />
      {seen && <WouldChange preview={seen} />}
      <div class="actions">
        {chosen.size > 0 && (
          <Submit action={action}>
            {seen === null ? `What would approving ${count} change?` : `Approve ${count}`}
          </Submit>
        )}
        {chosen.size > 0 && (
          <button type="button" disabled={action.busy} onClick={refuse}>
            Refuse {count}
          </button>
        )}
        {chosen.size === 0 && <p class="soft">Choose at least one.</p>}
      </div>
    </Form>
  )
}
