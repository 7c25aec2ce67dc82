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

/** Products drawn from the catalogue to be asked about: first what would be asked, then asking it. */
export function DrawnPrompts({ brandId, added }: { brandId: string; added: () => void }) {
  const [products, setProducts] = useState('20')
  const [seed, setSeed] = useState('')
  const [questions, setQuestions] = useState<readonly Question[]>(['price'])
  const [preview, setPreview] = useState<Preview | null>(null)
  const action = useAction()
  const wanted = () => ({ products: Number(products), questions: [...questions] })
  const draw = () =>
    action.run(async () => {
      const body = { ...wanted(), ...(seed.trim() !== '' && { seed: seed.trim() }) }
      const found = await api('POST /api/admin/brands/{brandId}/prompts/from-catalogue/preview', {
        brandId,
        body,
      })
      setSeed(found.seed)
      setPreview(found)
    })
  const toggle = (name: Question) => {
    setPreview(null)
    setQuestions(questions.includes(name) ? questions.filter((one) => one !== name) : [...questions, name])
  }
  return (
    <>
      <Form label="Prompts from the catalogue" onSubmit={draw}>
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
        <TextField
          label="Seed"
          path="seed"
          action={action}
          hint="Left empty, there is a new one. The same seed draws the same products from the same catalogue."
          value={seed}
          set={(value) => {
            setPreview(null)
            setSeed(value)
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
        <Refusal action={action} beside={['products', 'seed']} />
        <div class="actions">{questions.length > 0 && <Submit action={action}>Draw</Submit>}</div>
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
      const body = { ...wanted, seed: preview.seed, roots }
      await api('POST /api/admin/brands/{brandId}/prompts/from-catalogue', { brandId, body })
      added()
    })
  return (
    <Form label="Drawn prompts" onSubmit={ask}>
      <p>{`${formatOf(preview.drawn, 'product')} of ${preview.products}, seed ${preview.seed}. The plan of every scan that asks these says how they were drawn.`}</p>
      <table class="list">
        <TableHead columns={['Stratum', 'Products', 'Drawn']} />
        <tbody>
          {preview.strata.map((stratum) => (
            <tr key={stratum.name}>
              <td data-label="Stratum">{stratum.name}</td>
              <td data-label="Products">{stratum.products}</td>
              <td data-label="Drawn">{stratum.drawn}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {preview.prompts.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Refusal action={action} />
      <div class="actions">
        <Submit action={action}>{`Ask these ${formatOf(preview.prompts.length, 'prompt')}`}</Submit>
      </div>
    </Form>
  )
}
