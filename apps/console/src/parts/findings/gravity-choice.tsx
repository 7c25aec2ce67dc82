import type { AnswerOf } from '@veracite/contract/routes'
import { api } from '../server/api.ts'
import { Refusal, useAction } from '../widgets/action.tsx'
import { Select } from '../widgets/select.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { labelInSentence } from '../widgets/words.ts'

type Detail = AnswerOf<'GET /api/admin/findings/{findingId}'>
type Gravity = Detail['gravity']

/** The operator says how much false statements about this fact matter. */
export function GravityChoice({ finding, onSet }: { finding: Detail; onSet: () => void }) {
  const action = useAction()
  const { brandId, predicate, about, label, gravity, setBy, subject } = finding
  const usual = subject === null ? 'as usual' : `grave, because it is about ${subject}`
  const choose = (chosen: string) =>
    action.run(async () => {
      const body = { predicate, about, gravity: chosen === '' ? null : (chosen as Gravity) }
      await api('PUT /api/admin/brands/{brandId}/findings/gravity', { brandId, body })
      onSet()
    })
  return (
    <>
      <label class="inline" for="gravity">
        <span>
          How grave is a wrong {labelInSentence(label)}
          {about !== null && ` of ${visibleText(about)}`}?
        </span>
        <Select
          id="gravity"
          value={setBy === 'operator' ? gravity : ''}
          options={[
            ['', usual],
            ['grave', 'grave: list it first'],
            ['usual', 'not special'],
            ['minor', 'minor: list it last'],
          ]}
          disabled={action.busy}
          choose={choose}
        />
      </label>
      <Refusal action={action} />
    </>
  )
}
