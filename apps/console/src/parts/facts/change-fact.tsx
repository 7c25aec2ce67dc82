import { api } from '../server/api.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { NOTE_FIELD, ValueFields } from './fact-fields.tsx'
import { factFromInputs, factInWords, inputsFromFact } from './fact-words.ts'
import type { Done, OwnFact, Predicate, PreviewBody } from './own-facts.ts'
import { previewedBy } from './would-change.tsx'

export interface FactChange {
  brandId: string
  fact: OwnFact
  /** Of its predicate. */
  label: string
  close: () => void
  /** The reason, in words. */
  done: (what: Done) => void
}

interface Edit {
  typed: Record<string, string>
  because: 'mistaken' | 'changed'
  note: string
}

/** Another value in the place of a fact: what follows is said first, and only then is it saved. */
export function EditFact({ brandId, fact, predicate, close, done }: FactChange & { predicate: Predicate }) {
  const { inputs, label } = predicate
  return (
    <DescribedForm
      label={`Change ${label}`}
      initial={{ typed: inputsFromFact(inputs, fact.value), because: 'mistaken', note: '' } as Edit}
      heading={`${label}: instead of “${factInWords(fact.value)}”`}
      above={({ draft: { typed }, put, action, preview }) => (
        <ValueFields
          inputs={inputs}
          at={preview === null ? 'facts.0.value' : 'value'}
          {...{ typed, action }}
          type={(change) => put({ typed: { ...typed, ...change } })}
        />
      )}
      fields={{
        because: {
          kind: 'radio',
          label: 'Why',
          choices: {
            mistaken: 'The old value was never true',
            changed: 'It was true until now: answers that still say it are outdated, not made up',
          },
        },
        note: NOTE_FIELD,
      }}
      beside={['facts.0', 'value']}
      preview={previewedBy(
        brandId,
        ({ typed, because }: Edit) => ({
          facts: [{ predicate: fact.predicate, value: factFromInputs(inputs, typed) }] as NonNullable<
            PreviewBody['facts']
          >,
          ...(because === 'mistaken' && { withdraw: [fact.id] }),
        }),
        () => 'The old value stays on record.',
      )}
      send={({ typed, because, note }) =>
        api('PATCH /api/admin/facts/{factId}', {
          factId: fact.id,
          body: {
            value: factFromInputs(inputs, typed),
            because,
            ...(note.trim() !== '' && { note: note.trim() }),
          },
        })
      }
      done={({ jobId }) => done({ words: `${label} was changed.`, jobId })}
      button="Save the change"
      cancel={close}
    />
  )
}

/** Withdraws or restores, once it has been seen what follows. */
export function PutFact({ brandId, fact, close, done, to, label }: FactChange & { to: keyof typeof WORDS }) {
  const { name, follows, isDone } = WORDS[to]
  const factId = fact.id
  return (
    <DescribedForm
      label={`${name} ${label}`}
      initial={{}}
      heading={`${name} “${label}: ${factInWords(fact.value)}”`}
      above={() => <p>{follows}</p>}
      preview={previewedBy(brandId, () => ({ [to]: [factId] }))}
      send={() =>
        to === 'withdraw'
          ? api('DELETE /api/admin/facts/{factId}', { factId })
          : api('POST /api/admin/facts/{factId}/restore', { factId })
      }
      done={({ jobId }) => done({ words: `${label} ${isDone}`, jobId })}
      button={name}
      cancel={close}
    />
  )
}

const WORDS = {
  withdraw: {
    name: 'Withdraw',
    follows:
      'For a fact that should never have been there. It is kept, but nothing is judged by it any more, and reading the site again does not bring it back. You can restore it.',
    isDone: 'was withdrawn.',
  },
  restore: {
    name: 'Restore',
    follows: 'Answers are judged by it again.',
    isDone: 'is in force again.',
  },
}

/** From when until when a fact holds, with what follows said first. */
export const FactDays = ({ brandId, fact, label, close, done }: FactChange) => (
  <DescribedForm
    label={`Days of ${label}`}
    initial={{ validFrom: fact.validFrom ?? '', validUntil: fact.validUntil ?? '' }}
    heading={`When “${label}: ${factInWords(fact.value)}” holds`}
    fields={{
      validFrom: { label: 'First day', hint: 'Such as 2027-01-01; empty if it always held.' },
      validUntil: {
        label: 'Last day',
        hint: 'Empty if there is none. Who still says it afterwards is outdated, not wrong.',
      },
    }}
    at={(isPreview) => (isPreview ? 'days.0.' : '')}
    beside={['days.0', 'validFrom', 'validUntil']}
    preview={previewedBy(brandId, (draft: Days) => ({ days: [{ factId: fact.id, ...daysOf(draft) }] }))}
    send={(draft) => api('PUT /api/admin/facts/{factId}/validity', { factId: fact.id, body: daysOf(draft) })}
    done={({ jobId }) => done({ words: `The days of ${label} were set.`, jobId })}
    button="Save the days"
    cancel={close}
  />
)

type Days = Record<'validFrom' | 'validUntil', string>

const daysOf = (draft: Days) => ({
  validFrom: draft.validFrom.trim() || null,
  validUntil: draft.validUntil.trim() || null,
})
