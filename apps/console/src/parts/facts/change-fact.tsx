import { api } from '../server/api.ts'
import { CancelButton } from '../widgets/action.tsx'
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
      above={({ draft: { typed }, put, action, preview }) => (
        <>
          <h3>
            {label}: instead of “{factInWords(fact.value)}”
          </h3>
          <ValueFields
            inputs={inputs}
            at={preview === null ? 'facts.0.value' : 'value'}
            {...{ typed, action }}
            type={(change) => put({ typed: { ...typed, ...change } })}
          />
        </>
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
      buttons={() => <CancelButton press={close} />}
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
      above={() => (
        <>
          <h3>
            {name} “{label}: {factInWords(fact.value)}”
          </h3>
          <p>{follows}</p>
        </>
      )}
      preview={previewedBy(brandId, () => ({ [to]: [factId] }))}
      send={() =>
        to === 'withdraw'
          ? api('DELETE /api/admin/facts/{factId}', { factId })
          : api('POST /api/admin/facts/{factId}/restore', { factId })
      }
      done={({ jobId }) => done({ words: `${label} ${isDone}`, jobId })}
      button={name}
      buttons={() => <CancelButton press={close} />}
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
