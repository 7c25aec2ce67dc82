import type { AnswerOf } from '@veracite/contract/routes'
import { className } from '@veracite/verify/bundle/class-names'
import { useState } from 'preact/hooks'
import { hasReader } from '../frame/layout.tsx'
import { api } from '../server/api.ts'
import { ActButton } from '../widgets/action.tsx'
import type { DescribedFields } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import {
  COMPARES,
  COMPARES_OF,
  declarationOf,
  EMPTY,
  KINDS,
  type Typed,
  typedFrom,
} from './declared-words.ts'

type Declared = AnswerOf<'GET /api/admin/brands/{brandId}/predicates'>['items'][number]
type Preview = AnswerOf<'POST /api/admin/brands/{brandId}/predicates/preview'>

interface Props {
  brandId: string
  /** The one that gets a new version; null for a new one. */
  from: Declared | null
  close: () => void
  saved: () => void
}

/** The form of a declaration: question, value form, comparison, and a preview of the reader's question. */
export function DeclarePredicate({ brandId, from, close, saved }: Props) {
  const [found, setFound] = useState<{ of: Typed; preview: Preview } | null>(null)
  const look = async (typed: Typed, read: boolean) => {
    const body = { declaration: declarationOf(typed), limit: 3, read }
    const preview = await api('POST /api/admin/brands/{brandId}/predicates/preview', { brandId, body })
    setFound({ of: typed, preview })
  }
  /** Null once something was changed. */
  const previewOf = (typed: Typed) => (found?.of === typed ? found.preview : null)
  return (
    <DescribedForm
      label={from === null ? 'Declare a predicate' : `Change ${from.label}`}
      initial={from === null ? EMPTY : typedFrom(from)}
      heading={from === null ? 'Declare a predicate' : `A new version of ${visibleText(from.label)}`}
      fieldsFor={(typed) => ({ ...wordFields(from === null), ...valueFields(typed), examples: EXAMPLES })}
      beside={['value']}
      above={() => hasReader.value === false && <p class="note">Not checked: no reader is set up.</p>}
      send={(typed) =>
        api('POST /api/admin/brands/{brandId}/predicates', { brandId, body: declarationOf(typed) })
      }
      afterwards={EMPTY}
      done={saved}
      outcome={({ label }, { draft }) =>
        draft.name === '' &&
        draft.label === '' && (
          <p role="status">{`${visibleText(label)} is declared. Enter what is true above.`}</p>
        )
      }
      button={from === null ? 'Declare it' : 'Save the new version'}
      buttons={({ draft, action }) => {
        const preview = previewOf(draft)
        return (
          <>
            <ActButton name="What would a reader be asked?" action={action} act={() => look(draft, false)} />
            {preview !== null && preview.reader !== null && !preview.read && (
              <ActButton
                name={`Have ${preview.reader} read them, at its price`}
                action={action}
                act={() => look(draft, true)}
              />
            )}
          </>
        )
      }}
      cancel={from === null ? undefined : close}
      progress={(draft) => {
        const preview = previewOf(draft)
        return preview !== null && <WouldFind preview={preview} />
      }}
    />
  )
}

/** Plain words first; the name that programs use follows from them. */
const wordFields = (isNew: boolean): DescribedFields<Typed> => ({
  question: {
    label: 'Question',
    hint: 'In plain words, what you want checked: Within how many days can a purchase be sent back?',
    maxLength: 300,
  },
  label: {
    label: 'Label',
    hint: 'What people call it, such as Return window.',
    maxLength: 60,
    also: (label) => (isNew ? { name: nameFrom(label) } : {}),
  },
  name: isNew && {
    label: 'Name',
    hint: 'For programs; follows from the label.',
    maxLength: 40,
  },
})

/** `Return window` → `return_window`. */
const nameFrom = (label: string): string =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/<[^>]*>|[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, 40)

const valueFields = ({ kind, compare }: Typed): DescribedFields<Typed> => ({
  kind: {
    kind: 'choice',
    label: 'Value',
    path: 'value',
    choices: KINDS,
    also: (next) => ({ unit: '', compare: COMPARES_OF[next][0] ?? 'equal' }),
  },
  unit: UNITS[kind],
  values: kind === 'one-of' && {
    kind: 'lines',
    label: 'Values',
    path: 'value.values',
    rows: 4,
    hint: 'One on each line, other words for it behind =: free = no charge, gratis',
  },
  compare: {
    kind: 'choice',
    label: 'Compared as',
    choices: COMPARES.filter(([one]) => COMPARES_OF[kind].includes(one)),
  },
  tolerance: compare === 'within' && {
    label: 'Tolerance (optional)',
    hint: 'An amount in the same unit, or a share such as 5%. Without one, enter the fact as a range.',
  },
})

const UNITS: Partial<Record<Typed['kind'], DescribedFields<Typed>['unit']>> = {
  number: {
    label: 'Unit (optional)',
    path: 'value.unit',
    hint: 'days, months, years, kg, cm, %, or your own.',
  },
  money: { label: 'Currency (optional)', path: 'value.currency', hint: 'Such as EUR.' },
}

const EXAMPLES: DescribedFields<Typed>['examples'] = {
  kind: 'lines',
  label: 'Examples (optional)',
  rows: 3,
  hint: 'One on each line: words of an answer => the value. Make them up, so that no reader learns what is true.',
  placeholder: 'You have 14 days to send it back => 14 days',
}

/** The preview on stored answers: the reader's questions, or its results. */
function WouldFind({ preview }: { preview: Preview }) {
  if (preview.items.length === 0)
    return (
      <p class="note" role="status">
        There is no classified answer of this brand yet.
      </p>
    )
  return (
    <div class="note" role="status">
      <p>
        {preview.read
          ? 'Read just now; nothing was saved.'
          : 'Requests for the newest answers; nothing was asked yet.'}
      </p>
      {preview.items.map(({ runId, prompt, class: now, request, reading }) => (
        <details key={runId}>
          <summary>{visibleText(prompt)}</summary>
          {reading === null ? (
            <pre class="card" dir="auto">
              {visibleText(request.material)}
            </pre>
          ) : (
            <Found reading={reading} now={now} />
          )}
        </details>
      ))}
    </div>
  )
}

type Reading = NonNullable<Preview['items'][number]['reading']>

const Found = ({ reading, now }: { reading: Reading; now: Preview['items'][number]['class'] }) => (
  <>
    {reading.problem !== null && <p class="wrong">{reading.problem}</p>}
    <ul>
      {reading.claims.map(({ predicate, label, stated, verdict, truth, span }, at) => (
        <li key={at}>
          {visibleText(label ?? predicate)}: {visibleText(stated)}, {verdict}
          {truth !== null && `, the fact says ${visibleText(truth)}`}{' '}
          <q class="soft">{visibleText(span.quote)}</q>
        </li>
      ))}
      {reading.lost.map(({ predicate, reason }, at) => (
        <li key={`lost ${at}`}>
          {visibleText(predicate)}: could not be taken, {visibleText(reason)}
        </li>
      ))}
      {reading.claims.length + reading.lost.length === 0 && <li>Nothing is said about it.</li>}
    </ul>
    {reading.wouldBe !== null && (
      <p>
        {now !== null && `${className(now)} → `}
        <strong>{className(reading.wouldBe)}</strong>
      </p>
    )}
  </>
)
