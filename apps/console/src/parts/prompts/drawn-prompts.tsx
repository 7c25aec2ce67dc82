import { type Listed, listed, say } from '@veracite/words/say'
import { useRef } from 'preact/hooks'
import { type Answer, api } from '../server/api.ts'
import { line, ticks } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Table } from '../widgets/page.tsx'

type Preview = Answer<'POST /api/admin/brands/{brandId}/prompts/from-catalogue/preview'>

type Question = Listed<'promptAbout'>

const TURN_MS = 1_000
const MOST_TURNS = 60

interface Wanted {
  products: string
  questions: Question[]
}
const bodyOf = ({ products, questions }: Wanted) => ({ products: Number(products), questions })

/** Products drawn from the catalogue to be asked about: first what would be drawn from, then drawing and asking. */
export function DrawnPrompts({ brandId }: { brandId: string }) {
  const seen = useRef<Preview | null>(null)
  const draw = async (wanted: Wanted) => {
    const send = (more: { roots: string[] } | { drawId: string }) =>
      api('POST /api/admin/brands/{brandId}/prompts/from-catalogue', {
        brandId,
        body: { ...bodyOf(wanted), ...more },
      })
    let drawn = await send({ roots: (seen.current?.imports ?? []).map(({ root }) => root) })
    for (let turn = 0; !drawn.done && turn < MOST_TURNS; turn++) {
      await new Promise((resolve) => setTimeout(resolve, TURN_MS))
      drawn = await send({ drawId: drawn.drawId })
    }
    if (!drawn.done) throw new Error(say('prompts.noCheckpointHasCome'))
  }
  return (
    <DescribedForm
      label={say('prompts.drawFromTheCatalogue')}
      minRole="editor"
      fields={{
        products: line(say('prompts.products'), { usual: '20' }),
        questions: ticks(say('prompts.whatIsAskedAbout'), listed('promptAbout'), { usual: ['price'] }),
      }}
      canSend={({ questions }) => questions.length > 0}
      preview={{
        button: say('prompts.whatWouldBeDrawn'),
        ask: async (wanted) => {
          const path = 'POST /api/admin/brands/{brandId}/prompts/from-catalogue/preview'
          seen.current = await api(path, { brandId, body: bodyOf(wanted) })
          return seen.current
        },
        show: (preview) => <DrawnFrom {...preview} />,
      }}
      send={draw}
      button={() => {
        const { drawn, questions } = seen.current ?? { drawn: 0, questions: [] }
        return say('prompts.drawAndAskUp', { value: drawn * questions.length })
      }}
    />
  )
}

const DrawnFrom = ({ drawn, products, strata }: Preview) => (
  <>
    <p>
      {say('prompts.productsOfSpread', { drawn, products })} {say('prompts.theDecisionIsLogged')}
    </p>
    <Table
      rows={strata}
      columns={[
        [say('prompts.stratum'), ({ name }) => name],
        [say('prompts.products'), (stratum) => stratum.products],
      ]}
    />
  </>
)
