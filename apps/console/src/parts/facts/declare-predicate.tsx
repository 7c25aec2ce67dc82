import type { AnswerOf } from '@veracite/contract/routes'
import { className } from '@veracite/verify/bundle/class-names'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { ChoiceField, LongTextField, TextField } from '../widgets/fields.tsx'
import { type Action, Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
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

/** The form of a declaration: question, value form, comparison, and a preview of the reader's question. */
export function DeclarePredicate({
  brandId,
  from,
  close,
  saved,
}: {
  brandId: string
  /** The one that gets a new version; null for a new one. */
  from: Declared | null
  close: () => void
  saved: () => void
}) {
  const [typed, setTyped] = useState<Typed>(() => (from === null ? EMPTY : typedFrom(from)))
  const [preview, setPreview] = useState<Preview | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const action = useAction()
  const set = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change })
    setPreview(null)
    setDone(null)
  }
  const look = (read: boolean) =>
    action.run(async () => {
      const body = { declaration: declarationOf(typed), limit: 3, read }
      setPreview(await api('POST /api/admin/brands/{brandId}/predicates/preview', { brandId, body }))
    })
  const save = () =>
    action.run(async () => {
      const body = declarationOf(typed)
      const { label } = await api('POST /api/admin/brands/{brandId}/predicates', { brandId, body })
      setTyped(EMPTY)
      setPreview(null)
      setDone(`${visibleText(label)} is declared. Enter what is true above.`)
      saved()
    })
  return (
    <Form label={from === null ? 'Declare a predicate' : `Change ${from.label}`} onSubmit={save}>
      <h3>{from === null ? 'Declare a predicate' : `A new version of ${visibleText(from.label)}`}</h3>
      <Words typed={typed} set={set} action={action} isNew={from === null} />
      <ValueForm typed={typed} set={set} action={action} />
      <LongTextField
        label="Examples (optional)"
        path="examples"
        action={action}
        rows={3}
        hint="One on each line: words of an answer => the value. Make them up, so that no reader learns what is true."
        placeholder="You have 14 days to send it back => 14 days"
        value={typed.examples}
        set={(examples) => set({ examples })}
      />
      <Refusal
        action={action}
        beside={['name', 'label', 'question', 'value', 'compare', 'tolerance', 'examples']}
      />
      {preview !== null && <WouldFind preview={preview} />}
      {done !== null && <p role="status">{done}</p>}
      <div class="actions">
        <Submit action={action}>{from === null ? 'Declare it' : 'Save the new version'}</Submit>
        <button type="button" disabled={action.busy} onClick={() => look(false)}>
          What would a reader be asked?
        </button>
        {preview !== null && preview.reader !== null && !preview.read && (
          <button type="button" disabled={action.busy} onClick={() => look(true)}>
            Have {preview.reader} read them, at its price
          </button>
        )}
        {from !== null && (
          <button type="button" onClick={close}>
            Cancel
          </button>
        )}
      </div>
    </Form>
  )
}

interface Part {
  typed: Typed
  set: (change: Partial<Typed>) => void
  action: Action
}

const Words = ({ typed, set, action, isNew }: Part & { isNew: boolean }) => (
  <>
    {isNew && (
      <TextField
        label="Name"
        path="name"
        action={action}
        hint="Lower-case letters, figures and underscores, such as return_window."
        value={typed.name}
        set={(name) => set({ name })}
        maxLength={40}
      />
    )}
    <TextField
      label="Label"
      path="label"
      action={action}
      hint="What people call it, such as Return window."
      value={typed.label}
      set={(label) => set({ label })}
      maxLength={60}
    />
    <TextField
      label="Question"
      path="question"
      action={action}
      hint="What a reader looks for: Within how many days can a purchase be sent back?"
      value={typed.question}
      set={(question) => set({ question })}
      maxLength={300}
    />
  </>
)

const ValueForm = ({ typed, set, action }: Part) => (
  <>
    <ChoiceField
      label="Value"
      path="value"
      action={action}
      value={typed.kind}
      set={(kind) => set({ kind, unit: '', compare: COMPARES_OF[kind][0] ?? 'equal' })}
      choices={KINDS}
    />
    {(typed.kind === 'number' || typed.kind === 'money') && (
      <TextField
        label={typed.kind === 'number' ? 'Unit (optional)' : 'Currency (optional)'}
        path={typed.kind === 'number' ? 'value.unit' : 'value.currency'}
        action={action}
        hint={typed.kind === 'number' ? 'days, months, years, kg, cm, %, or your own.' : 'Such as EUR.'}
        value={typed.unit}
        set={(unit) => set({ unit })}
      />
    )}
    {typed.kind === 'one-of' && (
      <LongTextField
        label="Values"
        path="value.values"
        action={action}
        rows={4}
        hint="One on each line, other words for it behind =: free = no charge, gratis"
        value={typed.values}
        set={(values) => set({ values })}
      />
    )}
    <ChoiceField
      label="Compared as"
      path="compare"
      action={action}
      value={typed.compare}
      set={(compare) => set({ compare })}
      choices={COMPARES.filter(([compare]) => COMPARES_OF[typed.kind].includes(compare))}
    />
    {typed.compare === 'within' && (
      <TextField
        label="Tolerance (optional)"
        path="tolerance"
        action={action}
        hint="An amount in the same unit, or a share such as 5%. Without one, enter the fact as a range."
        value={typed.tolerance}
        set={(tolerance) => set({ tolerance })}
      />
    )}
  </>
)

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
