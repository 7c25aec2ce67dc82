import { say } from '@veracite/words/say'
import { type Asked, api } from '../server/api.ts'
import { choice } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { filled } from '../widgets/lists.ts'
import { NOTE_FIELD, valueField } from './fact-fields.tsx'
import { factFromInputs } from './fact-words.ts'
import { type Done, kindsOf, type Predicate } from './own-facts.ts'
import { previewedBy } from './would-change.tsx'

type EnteredFact = Asked<'POST /api/admin/brands/{brandId}/facts'>['body']['facts'][number]

interface Draft {
  predicate: string
  /** By the member of the value that an input is for. */
  typed: Record<string, string>
  note: string
}

interface Props {
  brandId: string
  predicates: readonly Predicate[]
  saved: (what: Done) => void
}

/** In two steps: first what it would change, and only then is it saved. */
export function AddFact({ brandId, predicates, saved }: Props) {
  const [first] = predicates
  if (first === undefined) return null
  const chosen = ({ predicate }: Draft): Predicate =>
    predicates.find(({ name }) => name === predicate) ?? first
  const bodyOf = (draft: Draft) => ({ facts: [enteredFact(chosen(draft), draft)] })
  return (
    <DescribedForm
      label={say('facts.addAFact')}
      opens="primary"
      minRole="editor"
      initial={{ predicate: first.name, typed: {}, note: '' } as Draft}
      at="facts.0."
      beside={['facts.0']}
      fieldsFor={(draft) => ({
        predicate: choice(say('facts.about'), kindsOf(predicates), {
          hint: chosen(draft).hint,
          startsAnew: true,
        }),
        typed: valueField(chosen(draft).inputs),
        note: NOTE_FIELD,
      })}
      also={{ predicate: () => ({ typed: {} }) }}
      preview={previewedBy(brandId, bodyOf, (draft) => replaced(chosen(draft)))}
      send={(draft) => api('POST /api/admin/brands/{brandId}/facts', { brandId, body: bodyOf(draft) })}
      done={({ jobId }) => saved({ words: say('facts.savedFromNowOn'), jobId })}
      button={say('facts.saveThisFact')}
    />
  )
}

const enteredFact = ({ name, inputs }: Predicate, { typed, note }: Draft): EnteredFact => ({
  predicate: name as EnteredFact['predicate'],
  value: factFromInputs(inputs, typed),
  ...filled({ note }),
})

const replaced = ({ single, label }: Predicate): string | undefined =>
  single ? say('facts.whatWasKnownAbout', { label }) : undefined
