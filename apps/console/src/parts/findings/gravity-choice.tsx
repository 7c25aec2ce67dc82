import { say } from '@veracite/words/say'
import { type Answer, api } from '../server/api.ts'
import { Refusal, useAction } from '../widgets/action.tsx'
import { Select } from '../widgets/select.tsx'
import { labelInSentence, labelOf, predicateLabel } from '../widgets/words.ts'

type Detail = Answer<'GET /api/admin/findings/{findingId}'>
type Gravity = Detail['gravity']

/** The operator says how much false statements about this fact matter. */
export function GravityChoice({ finding, onSet }: { finding: Detail; onSet: () => void }) {
  const action = useAction()
  const { brandId, predicate, about, label, gravity, setBy, subject } = finding
  const usual =
    subject === null
      ? say('findings.asUsual')
      : say('findings.graveBecauseItIs', { subject: say(`graveSubject.${subject}`) })
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
          {say('findings.howGraveIsA', {
            label: labelOf({ label: labelInSentence(predicateLabel({ predicate, label })), about }),
          })}
        </span>
        <Select
          id="gravity"
          value={setBy === 'operator' ? gravity : ''}
          options={[
            ['', usual],
            ['grave', say('findings.graveListItFirst')],
            ['usual', say('findings.notSpecial')],
            ['minor', say('findings.minorListItLast')],
          ]}
          disabled={action.busy}
          choose={choose}
        />
      </label>
      <Refusal action={action} />
    </>
  )
}
