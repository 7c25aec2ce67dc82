import { type Listed, listed, say } from '@veracite/words/say'
import { type Asked, api } from '../server/api.ts'
import { choice, day, radio } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { filled } from '../widgets/lists.ts'
import { previewedBy } from './effects.tsx'
import { NOTE_FIELD, valueField } from './fact-fields.tsx'
import { factFromInputs, factInWords, inputsFromFact } from './fact-words.ts'
import { type Done, kindsOf, type OwnFact, type Predicate, type PreviewBody } from './own-facts.ts'

type EnteredFact = Asked<'POST /api/admin/brands/{brandId}/facts'>['body']['facts'][number]

interface NewFact {
  predicate: string
  /** By the member of the value that an input is for. */
  typed: Record<string, string>
  note: string
}

interface AddFactProps {
  brandId: string
  predicates: readonly Predicate[]
  saved: (what: Done) => void
}

/** In two steps: first what it would change, and only then is it saved. */
export function AddFact({ brandId, predicates, saved }: AddFactProps) {
  const [first] = predicates
  if (first === undefined) return null
  const chosen = ({ predicate }: NewFact): Predicate =>
    predicates.find(({ name }) => name === predicate) ?? first
  const bodyOf = (draft: NewFact) => ({ facts: [enteredFact(chosen(draft), draft)] })
  return (
    <DescribedForm
      label={say('facts.addAFact')}
      opens="primary"
      minRole="editor"
      initial={{ predicate: first.name, typed: {}, note: '' } as NewFact}
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

const enteredFact = ({ name, inputs }: Predicate, { typed, note }: NewFact): EnteredFact => ({
  predicate: name as EnteredFact['predicate'],
  value: factFromInputs(inputs, typed),
  ...filled({ note }),
})

const replaced = ({ single, label }: Predicate): string | undefined =>
  single ? say('facts.whatWasKnownAbout', { label }) : undefined

export interface FactChange {
  brandId: string
  fact: OwnFact
  /** The name of the fact's predicate in words. */
  label: string
  /** The reason, in words. */
  done: (what: Done) => void
}

/** A button at the end of its row; what became of it is said above the list. */
const IN_A_ROW = { opens: 'quiet', minRole: 'editor', isQuiet: true } as const

interface Edit {
  typed: Record<string, string>
  because: Listed<'changedBecause'>
}

/** Another value in the place of a fact: what follows is said first, and only then is it saved. */
export function EditFact({ fact, predicate, ...row }: FactChange & { predicate: Predicate }) {
  const { inputs, label } = predicate
  return (
    <DescribedForm
      label={say('facts.change', { label })}
      name={say('common.edit')}
      {...{ ...IN_A_ROW, of: row.label }}
      heading={say('facts.insteadOf', { label, value: factInWords(fact.value) })}
      fields={{
        typed: valueField(inputs, inputsFromFact(inputs, fact.value)),
        because: radio(say('common.why'), listed('changedBecause')),
        note: NOTE_FIELD,
      }}
      at={(isPreview) => (isPreview ? 'facts.0.' : '')}
      beside={['facts.0']}
      preview={previewedBy(
        row.brandId,
        ({ typed, because }: Edit) => ({
          facts: [{ predicate: fact.predicate, value: factFromInputs(inputs, typed) }] as NonNullable<
            PreviewBody['facts']
          >,
          ...(because === 'mistaken' && { withdraw: [fact.id] }),
        }),
        () => say('facts.theOldValueStays'),
      )}
      send={({ typed, because, note }) =>
        api('PATCH /api/admin/facts/{factId}', {
          factId: fact.id,
          body: { value: factFromInputs(inputs, typed), because, ...filled({ note }) },
        })
      }
      done={({ jobId }) => row.done({ words: say('facts.wasChanged', { label }), jobId })}
      button={say('common.saveTheChange')}
    />
  )
}

/** Withdraws or restores, once it has been seen what follows. */
export function PutFact({ brandId, fact, done, to, label }: FactChange & { to: 'withdraw' | 'restore' }) {
  const name = say(`factPut.${to}`)
  const factId = fact.id
  return (
    <DescribedForm
      label={`${name} ${label}`}
      {...{ ...IN_A_ROW, name, of: label }}
      heading={`${name} “${label}: ${factInWords(fact.value)}”`}
      above={() => <p>{say(`factPutFollows.${to}`)}</p>}
      preview={previewedBy(brandId, () => ({ [to]: [factId] }))}
      send={() =>
        to === 'withdraw'
          ? api('DELETE /api/admin/facts/{factId}', { factId })
          : api('POST /api/admin/facts/{factId}/restore', { factId })
      }
      done={({ jobId }) => done({ words: say(`factPutDone.${to}`, { label }), jobId })}
      button={name}
    />
  )
}

/** From when until when a fact holds, with what follows said first. */
export const FactDays = ({ brandId, fact, label, done }: FactChange) => (
  <DescribedForm
    label={say('facts.daysOf', { label })}
    name={say('facts.days')}
    {...{ ...IN_A_ROW, of: label }}
    heading={say('facts.whenHolds', { label, value: factInWords(fact.value) })}
    fields={{
      validFrom: day(say('facts.validFrom'), {
        hint: say('facts.emptyIfItAlways'),
        usual: fact.validFrom ?? '',
      }),
      validUntil: day(say('facts.validUntil'), {
        hint: say('facts.emptyIfThereIs'),
        usual: fact.validUntil ?? '',
      }),
    }}
    at={(isPreview) => (isPreview ? 'days.0.' : '')}
    beside={['days.0', 'validFrom', 'validUntil']}
    preview={previewedBy(brandId, (draft: Days) => ({ days: [{ factId: fact.id, ...daysOf(draft) }] }))}
    send={(draft) => api('PUT /api/admin/facts/{factId}/validity', { factId: fact.id, body: daysOf(draft) })}
    done={({ jobId }) => done({ words: say('facts.theDaysOfWere', { label }), jobId })}
    button={say('facts.saveTheDays')}
  />
)

type Days = Record<'validFrom' | 'validUntil', string>

const daysOf = (draft: Days) => ({
  validFrom: draft.validFrom.trim() || null,
  validUntil: draft.validUntil.trim() || null,
})
