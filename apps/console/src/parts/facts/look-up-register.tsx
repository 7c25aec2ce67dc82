import type { AnswerOf } from '@veracite/contract/routes'
import { api, useApi } from '../server/api.ts'
import { Button } from '../widgets/button.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Await } from '../widgets/page.tsx'
import { proposedInWords } from './read-document.tsx'

type Registers = AnswerOf<'GET /api/admin/registers'>['items']
type Answer = AnswerOf<'POST /api/admin/brands/{brandId}/registers'>

/** Public registers of companies; those that the operator has not switched on say how. */
export function LookUpRegister({ brandId, proposed }: { brandId: string; proposed: () => void }) {
  const registers = useApi('GET /api/admin/registers', {})
  return (
    <Await of={registers} what="the registers">
      {({ items }) => {
        const on = items.filter((register) => register.on)
        return on.length === 0 ? (
          <p class="soft">
            No register is switched on. The operator names them in VERACITE_REGISTERS:{' '}
            {items.map(({ label }) => label).join(', ')}.
          </p>
        ) : (
          <LookUp brandId={brandId} registers={on} proposed={proposed} />
        )
      }}
    </Await>
  )
}

interface Props {
  brandId: string
  registers: Registers
  proposed: () => void
}

function LookUp({ brandId, registers, proposed }: Props) {
  const [first] = registers
  if (first === undefined) return null
  const ask = async (register: typeof first.name, by: { id: string } | { name: string }) => {
    const answer = await api('POST /api/admin/brands/{brandId}/registers', {
      brandId,
      body: { register, ...by },
    })
    if (answer.items.length > 0) proposed()
    return answer
  }
  return (
    <DescribedForm
      label="Look up in a register"
      initial={{ register: first.name, id: '', name: '' }}
      heading="Look up in a register"
      fieldsFor={({ register }) => {
        const chosen = registers.find(({ name }) => name === register) ?? first
        return {
          register: {
            kind: 'choice',
            label: 'Register',
            hint: `${chosen.licence}. ${chosen.terms}`,
            choices: registers.map(({ name, label }) => [name, label] as const),
            startsAnew: true,
          },
          id: { label: `Its ${chosen.idLabel}`, hint: `Such as ${chosen.idExample}.` },
          name: chosen.byName && { label: 'Or its legal name' },
        }
      }}
      send={({ register, id, name }) =>
        ask(register, id.trim() === '' ? { name: name.trim() } : { id: id.trim() })
      }
      outcome={(answer, { draft, sendInstead }) => (
        <Answered answer={answer} take={(id) => sendInstead(() => ask(draft.register, { id }))} />
      )}
      button="Look it up"
    />
  )
}

function Answered({ answer, take }: { answer: Answer; take: (id: string) => void }) {
  const { companies, items, known, waiting, refused } = answer
  if (companies.length === 0) return <p role="status">{answer.register.label} knows no such company.</p>
  if (items.length + known + waiting + refused > 0) return <p role="status">{proposedInWords(answer)}</p>
  return (
    <div role="status">
      <p>Which of them is it?</p>
      <ul class="rows">
        {companies.map(({ id, name, place, status }) => (
          <li key={id}>
            <span>
              {name} <span class="soft">{[id, place, status].filter(Boolean).join(' · ')}</span>
            </span>
            <Button name="This one" press={() => take(id)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
