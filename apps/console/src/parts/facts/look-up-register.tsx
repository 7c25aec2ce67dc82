import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { useLoad } from '../server/load.ts'
import { ChoiceField, TextField } from '../widgets/fields.tsx'
import { Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { Await } from '../widgets/states.tsx'
import { proposedInWords } from './read-document.tsx'

type Registers = AnswerOf<'GET /api/admin/registers'>['items']
type Answer = AnswerOf<'POST /api/admin/brands/{brandId}/registers'>

/** Public registers of companies; those that the operator has not switched on say how. */
export function LookUpRegister({ brandId, proposed }: { brandId: string; proposed: () => void }) {
  const registers = useLoad('registers', (signal) => api('GET /api/admin/registers', {}, signal))
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

function LookUp({
  brandId,
  registers,
  proposed,
}: {
  brandId: string
  registers: Registers
  proposed: () => void
}) {
  const [name, setName] = useState(registers[0]?.name ?? 'gleif')
  const [id, setId] = useState('')
  const [company, setCompany] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const action = useAction()
  const register = registers.find((one) => one.name === name)
  const ask = (body: { id: string } | { name: string }) =>
    action.run(async () => {
      setAnswer(null)
      const said = await api('POST /api/admin/brands/{brandId}/registers', {
        brandId,
        body: { register: name, ...body },
      })
      setAnswer(said)
      if (said.items.length > 0) proposed()
    })
  if (register === undefined) return null
  return (
    <Form
      label="Look up in a register"
      onSubmit={() => ask(id.trim() === '' ? { name: company.trim() } : { id: id.trim() })}
    >
      <h3>Look up in a register</h3>
      <ChoiceField
        label="Register"
        path="register"
        action={action}
        hint={`${register.licence}. ${register.terms}`}
        value={name}
        set={(next) => {
          setName(next)
          setAnswer(null)
        }}
        choices={registers.map((one) => [one.name, one.label] as const)}
      />
      <TextField
        label={`Its ${register.idLabel}`}
        path="id"
        action={action}
        hint={`Such as ${register.idExample}.`}
        value={id}
        set={setId}
      />
      {register.byName && (
        <TextField label="Or its legal name" path="name" action={action} value={company} set={setCompany} />
      )}
      <Refusal action={action} beside={['id', 'name', 'register']} />
      {answer !== null && <Answered answer={answer} take={(number) => ask({ id: number })} />}
      <div class="actions">
        <Submit action={action}>Look it up</Submit>
      </div>
    </Form>
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
            <button type="button" onClick={() => take(id)}>
              This one
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
