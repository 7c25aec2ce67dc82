import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { TextField } from '../widgets/fields.tsx'
import { Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { formatOf } from '../widgets/format.ts'
import { TableHead } from '../widgets/table-head.tsx'

type Preview = AnswerOf<'POST /api/admin/brands/{brandId}/prompts/from-catalogue/preview'>

const QUESTIONS = [
  { name: 'price', label: 'What it costs' },
  { name: 'about', label: 'What it is, and for whom' },
  { name: 'alternatives', label: 'What else there is' },
  { name: 'sold', label: 'Whether it is still sold' },
] as const
type Question = (typeof QUESTIONS)[number]['name']

const TURN_MS = 1_000
const MOST_TURNS = 60

/** Products drawn from the catalogue to be asked about: first what would be drawn from, then drawing and asking. */
export function DrawnPrompts({ brandId, added }: { brandId: string; added: () => void }) {
  const [products, setProducts] = useState('20')
  const [questions, setQuestions] = useState<readonly Question[]>(['price'])
  const [preview, setPreview] = useState<Preview | null>(null)
  const action = useAction()
  const wanted = () => ({ products: Number(products), questions: [...questions] })
  const look = () =>
    action.run(async () => {
      const body = wanted()
      setPreview(
        await api('POST /api/admin/brands/{brandId}/prompts/from-catalogue/preview', { brandId, body }),
      )
    })
  const toggle = (name: Question) => {
    setPreview(null)
    setQuestions(questions.includes(name) ? questions.filter((one) => one !== name) : [...questions, name])
  }
  return (
    <>
      <Form label="Prompts from the catalogue" onSubmit={look}>
        <TextField
          label="Products"
          path="products"
          action={action}
          value={products}
          set={(value) => {
            setPreview(null)
            setProducts(value)
          }}
        />
        <fieldset>
          <legend>What is asked about each</legend>
          {QUESTIONS.map(({ name, label }) => (
            <label key={name} class="choice">
              <input type="checkbox" checked={questions.includes(name)} onChange={() => toggle(name)} />
              {label}
            </label>
          ))}
        </fieldset>
        <Refusal action={action} beside={['products']} />
        <div class="actions">
          {questions.length > 0 && <Submit action={action}>What would be drawn from?</Submit>}
        </div>
      </Form>
      {preview !== null && <Drawn brandId={brandId} preview={preview} wanted={wanted()} added={added} />}
    </>
  )
}

function Drawn({
  brandId,
  preview,
  wanted,
  added,
}: {
  brandId: string
  preview: Preview
  wanted: { products: number; questions: Question[] }
  added: () => void
}) {
  const action = useAction()
  const ask = () =>
    action.run(async () => {
      const roots = preview.imports.map(({ root }) => root)
      const send = (more: { roots: string[] } | { drawId: string }) =>
        api('POST /api/admin/brands/{brandId}/prompts/from-catalogue', {
          brandId,
          body: { ...wanted, ...more },
        })
      let drawn = await send({ roots })
      for (let turn = 0; !drawn.done && turn < MOST_TURNS; turn++) {
        await new Promise((resolve) => setTimeout(resolve, TURN_MS))
        drawn = await send({ drawId: drawn.drawId })
      }
      if (!drawn.done) throw new Error('No checkpoint has come yet: is a worker running?')
      added()
    })
  return (
    <Form label="Drawn prompts" onSubmit={ask}>
      <p>
        {`${formatOf(preview.drawn, 'product')} of ${preview.products}, spread over these strata; every product can be drawn. `}
        The decision is logged, and the checkpoint that follows it decides which: nobody chooses. The plan of
        every scan that asks these says how they were drawn.
      </p>
      <table class="list">
        <TableHead columns={['Stratum', 'Products']} />
        <tbody>
          {preview.strata.map((stratum) => (
            <tr key={stratum.name}>
              <td data-label="Stratum">{stratum.name}</td>
              <td data-label="Products">{stratum.products}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Refusal action={action} />
      <div class="actions">
        <Submit
          action={action}
        >{`Draw, and ask up to ${formatOf(preview.drawn * preview.questions.length, 'prompt')}`}</Submit>
      </div>
    </Form>
  )
}
