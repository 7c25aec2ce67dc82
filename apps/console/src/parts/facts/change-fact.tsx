import { listed, say } from '@veracite/words/say'
import { api } from '../server/api.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { NOTE_FIELD, ValueFields } from './fact-fields.tsx'
import { factFromInputs, factInWords, inputsFromFact } from './fact-words.ts'
import type { Done, OwnFact, Predicate, PreviewBody } from './own-facts.ts'
import { previewedBy } from './would-change.tsx'

export interface FactChange {
  brandId: string
  fact: OwnFact
  /** The name of the fact's predicate in words. */
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
      label={say('facts.change', { label })}
      initial={{ typed: inputsFromFact(inputs, fact.value), because: 'mistaken', note: '' } as Edit}
      heading={say('facts.insteadOf', { label, value: factInWords(fact.value) })}
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
          label: say('common.why'),
          choices: listed('changedBecause'),
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
        () => say('facts.theOldValueStays'),
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
      done={({ jobId }) => done({ words: say('facts.wasChanged', { label }), jobId })}
      button={say('common.saveTheChange')}
      close={close}
    />
  )
}

/** Withdraws or restores, once it has been seen what follows. */
export function PutFact({
  brandId,
  fact,
  close,
  done,
  to,
  label,
}: FactChange & { to: 'withdraw' | 'restore' }) {
  const name = say(`factPut.${to}`)
  const factId = fact.id
  return (
    <DescribedForm
      label={`${name} ${label}`}
      initial={{}}
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
      close={close}
    />
  )
}

/** From when until when a fact holds, with what follows said first. */
export const FactDays = ({ brandId, fact, label, close, done }: FactChange) => (
  <DescribedForm
    label={say('facts.daysOf', { label })}
    initial={{ validFrom: fact.validFrom ?? '', validUntil: fact.validUntil ?? '' }}
    heading={say('facts.whenHolds', { label, value: factInWords(fact.value) })}
    fields={{
      validFrom: { kind: 'day', label: say('facts.validFrom'), hint: say('facts.emptyIfItAlways') },
      validUntil: {
        kind: 'day',
        label: say('facts.validUntil'),
        hint: say('facts.emptyIfThereIs'),
      },
    }}
    at={(isPreview) => (isPreview ? 'days.0.' : '')}
    beside={['days.0', 'validFrom', 'validUntil']}
    preview={previewedBy(brandId, (draft: Days) => ({ days: [{ factId: fact.id, ...daysOf(draft) }] }))}
    send={(draft) => api('PUT /api/admin/facts/{factId}/validity', { factId: fact.id, body: daysOf(draft) })}
    done={({ jobId }) => done({ words: say('facts.theDaysOfWere', { label }), jobId })}
    button={say('facts.saveTheDays')}
    close={close}
  />
)

type Days = Record<'validFrom' | 'validUntil', string>

const daysOf = (draft: Days) => ({
  validFrom: draft.validFrom.trim() || null,
  validUntil: draft.validUntil.trim() || null,
})
