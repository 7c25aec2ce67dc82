import { say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { reloading } from '../server/api.ts'
import { isFor, type MemberRole } from '../server/session.ts'
import { type Action, Refusal, useAction } from './action.tsx'
import { type DescribedField, type DescribedFields, draftOf, Fields, pathsOf } from './described-fields.tsx'
import { OpensDrawer } from './drawer.tsx'
import { ShownOnce } from './shown-once.tsx'

/** What the parts of a form that are written by hand can see and do. */
export interface FormState<Draft, Preview> {
  draft: Draft
  /** Changes the draft, and goes back to the first step. */
  put: (change: Partial<Draft>) => void
  action: Action
  preview: Preview | null
}

type Part<Draft, Preview> = (form: FormState<Draft, Preview>) => ComponentChildren

interface Described<Draft extends object, Answer, Preview> {
  label: string
  /** How the button looks that opens it in a drawer. */
  opens?: string
  /** It stands in the page instead. */
  isInPage?: boolean
  /** The name of that button, where it is not the label, and what it is for where several have the same name. */
  name?: string
  of?: string
  /** Others do not see it. */
  minRole?: MemberRole
  fields?: DescribedFields<Draft>
  /** What it begins with, where that does not follow from the fields. */
  initial?: Draft
  /** Where the fields depend on what was given so far. */
  fieldsFor?: (draft: NoInfer<Draft>, form: FormState<Draft, Preview>) => DescribedFields<NoInfer<Draft>>
  /** Fields that what was given so far leaves no question about. */
  leavesOut?: (draft: NoInfer<Draft>) => readonly (keyof NoInfer<Draft>)[]
  /** What else changes with a field. */
  also?: {
    [Name in keyof NoInfer<Draft>]?: (
      value: NoInfer<Draft>[Name],
      form: FormState<NoInfer<Draft>, Preview>,
    ) => Partial<NoInfer<Draft>>
  }
  /** What stands before the API's names of the fields; the preview may have another than the change. */
  at?: string | ((isPreview: boolean) => string)
  /** Paths of fields that are written by hand and show their own complaint. */
  beside?: readonly string[]
  preview?: {
    ask: (draft: NoInfer<Draft>) => Promise<Preview>
    button: string
    show: (seen: Preview, draft: NoInfer<Draft>) => ComponentChildren
  }
  /** What beside the draft the preview is of. */
  previewOf?: string
  send: (draft: NoInfer<Draft>) => Promise<Answer>
  done?: (answer: Answer, draft: Draft) => void
  /** What became of it is seen elsewhere: nothing is said beside the button that opens it. */
  isQuiet?: boolean
  /** What the draft becomes once it was sent. */
  afterwards?: Partial<NoInfer<Draft>>
  button: string | ((draft: Draft) => string)
  canSend?: (draft: Draft) => boolean
  /** A part of the answer that is never shown again. */
  secret?: { label: string; of: (answer: Answer) => string }
  /** The title of its drawer, if that says more than the label. */
  heading?: string
  /** Above the fields, below them, below a refusal, and beside the button. */
  above?: Part<Draft, Preview>
  below?: Part<Draft, Preview>
  outcome?: (
    answer: Answer,
    form: FormState<Draft, Preview> & { sendInstead: (send: () => Promise<Answer>) => void },
  ) => ComponentChildren
  /** What is going on, above the button. */
  progress?: (draft: Draft) => ComponentChildren
  buttons?: Part<Draft, Preview>
}

/**
 * A form made from the description of its fields. With `preview` it has two steps: first what would follow, then the
 * change itself; whatever is changed in between leads back to the first.
 */
export function DescribedForm<Draft extends object, Answer, Preview = never>(
  props: Described<Draft, Answer, Preview>,
) {
  const { label, name = label, heading = label, opens, of } = props
  const [isDone, setDone] = useState(false)
  if (!isFor(props.minRole)) return null
  if (props.isInPage) return <PlainForm {...props} />
  // What a form answers is read in its place: only one without an answer closes by itself.
  const stays = props.secret !== undefined || props.outcome !== undefined
  const doneIn = (close: () => void) => (answer: Answer, draft: Draft) => {
    props.done?.(answer, draft)
    if (stays) return
    setDone(!props.isQuiet)
    close()
  }
  return (
    <>
      <OpensDrawer name={name} of={of} class={opens} title={heading} opened={() => setDone(false)}>
        {(close) => <PlainForm {...props} done={doneIn(close)} />}
      </OpensDrawer>
      {isDone && (
        <span class="soft" role="status">
          {say('form.done')}
        </span>
      )}
    </>
  )
}

function PlainForm<Draft extends object, Answer, Preview>(props: Described<Draft, Answer, Preview>) {
  const { label, preview, secret, canSend = () => true } = props
  const [draft, setDraft] = useState(() => props.initial ?? draftOf(props.fields ?? {}))
  const [previewed, setPreviewed] = useState<{ of: string | undefined; seen: Preview } | null>(null)
  const seen = previewed !== null && previewed.of === props.previewOf ? previewed.seen : null
  const [answer, setAnswer] = useState<Answer | null>(null)
  const action = useAction()
  const isPreview = preview !== undefined && seen === null
  const put = (change: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...change }))
    setPreviewed(null)
  }
  const set = (name: keyof Draft, value: Draft[keyof Draft], field: DescribedField<Draft[keyof Draft]>) => {
    const change = { [name]: value, ...props.also?.[name]?.(value, state) } as Partial<Draft>
    if (field.startsAnew) {
      action.forget()
      setAnswer(null)
    }
    setDraft((before) => ({ ...before, ...change }))
    if (!field.keepsPreview) setPreviewed(null)
  }
  const submit = () =>
    action.run(async () => {
      if (preview && seen === null)
        return setPreviewed({ of: props.previewOf, seen: await preview.ask(draft) })
      await reloading(async () => {
        const made = await props.send(draft)
        setAnswer(made)
        if (props.afterwards) put(props.afterwards)
        props.done?.(made, draft)
      })
    })
  const state = { draft, put, action, preview: seen }
  const fields: DescribedFields<Draft> = { ...(props.fieldsFor?.(draft, state) ?? props.fields) }
  for (const name of props.leavesOut?.(draft) ?? []) delete fields[name]
  const at = typeof props.at === 'function' ? props.at(isPreview) : (props.at ?? '')
  const button = isPreview
    ? preview.button
    : typeof props.button === 'string'
      ? props.button
      : props.button(draft)
  return (
    <form
      class="card form"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        // It stays on its page.
        event.preventDefault()
        submit()
      }}
    >
      {props.above?.(state)}
      <Fields fields={fields} draft={draft} set={set} action={action} at={at} />
      {props.below?.(state)}
      <Refusal action={action} beside={[...pathsOf(fields, at), ...(props.beside ?? [])]} />
      {answer !== null && secret && <ShownOnce label={secret.label} value={secret.of(answer)} />}
      {answer !== null &&
        props.outcome?.(answer, {
          ...state,
          sendInstead: (send) => action.run(() => reloading(send).then(setAnswer)),
        })}
      {preview && seen !== null && preview.show(seen, draft)}
      {props.progress?.(draft)}
      <div class="actions">
        {canSend(draft) && (
          <button type="submit" class="primary" disabled={action.busy}>
            {action.busy ? say('widgets.oneMoment') : button}
          </button>
        )}
        {props.buttons?.(state)}
      </div>
    </form>
  )
}
