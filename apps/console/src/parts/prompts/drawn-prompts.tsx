import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { formatOf } from '../widgets/format.tsx'
import { Table } from '../widgets/table.tsx'

type Preview = AnswerOf<'POST /api/admin/brands/{brandId}/prompts/from-catalogue/preview'>

const QUESTIONS = {
  price: 'What it costs',
  about: 'What it is, and for whom',
  alternatives: 'What else there is',
  sold: 'Whether it is still sold',
}
type Question = keyof typeof QUESTIONS

const TURN_MS = 1_000
const MOST_TURNS = 60

/** Products drawn from the catalogue to be asked about: first what would be drawn from, then drawing and asking. */
export function DrawnPrompts({ brandId, added }: { brandId: string; added: () => void }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const forget = () => {
    setShown(null)
    return {}
  }
  return (
    <>
      <DescribedForm
        label="Prompts from the catalogue"
        initial={{ products: '20', questions: ['price'] as Question[] }}
        fields={{
          products: { label: 'Products', also: forget },
          questions: {
            kind: 'ticks',
            label: 'What is asked about each',
            choices: Object.entries(QUESTIONS) as [Question, string][],
            also: forget,
          },
        }}
        canSend={({ questions }) => questions.length > 0}
        send={async ({ products, questions }) => {
          const wanted = { products: Number(products), questions }
          const preview = await api('POST /api/admin/brands/{brandId}/prompts/from-catalogue/preview', {
            brandId,
            body: wanted,
          })
          setShown({ wanted, preview })
        }}
        button="What would be drawn from?"
      />
      {shown !== null && <Drawn {...shown} brandId={brandId} added={added} />}
    </>
  )
}

interface Shown {
  preview: Preview
  wanted: { products: number; questions: Question[] }
}

function Drawn({ brandId, preview, wanted, added }: Shown & { brandId: string; added: () => void }) {
  const ask = async () => {
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
  }
  return (
    <DescribedForm
      label="Drawn prompts"
      initial={{}}
      above={() => (
        <>
          <p>
            {`${formatOf(preview.drawn, 'product')} of ${preview.products}, spread over these strata; every product can be drawn. `}
            The decision is logged, and the checkpoint that follows it decides which: nobody chooses. The plan
            of every scan that asks these says how they were drawn.
          </p>
          <Table
            rows={preview.strata}
            columns={[
              ['Stratum', ({ name }) => name],
              ['Products', ({ products }) => products],
            ]}
          />
        </>
      )}
      send={ask}
      done={added}
      button={`Draw, and ask up to ${formatOf(preview.drawn * preview.questions.length, 'prompt')}`}
    />
  )
}
