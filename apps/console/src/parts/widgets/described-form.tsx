import { say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { type Action, Button, Refusal, useAction } from './action.tsx'
import { type DescribedFields, Fields, pathsOf } from './described-fields.tsx'
import { Drawer } from './drawer.tsx'
import { Form, Submit } from './form.tsx'
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
  /** It is in a drawer, which a button with the label opens; this is how the button looks. */
  opens?: string
  /** It is in a drawer that is open; called when it is to close. */
  close?: (() => void) | undefined
  initial: Draft
  fields?: DescribedFields<NoInfer<Draft>>
  /** Where the fields depend on what was given so far. */
  fieldsFor?: (draft: NoInfer<Draft>, form: FormState<Draft, Preview>) => DescribedFields<NoInfer<Draft>>
  /** What stands before the API's names of the fields; the preview may have another than the change. */
  at?: string | ((isPreview: boolean) => string)
  /** Paths of fields that are written by hand and show their own complaint. */
  beside?: readonly string[]
  preview?: {
    ask: (draft: Draft) => Promise<Preview>
    button: string
    show: (seen: Preview, draft: Draft) => ComponentChildren
  }
  /** What beside the draft the preview is of. */
  previewOf?: string
  send: (draft: Draft) => Promise<Answer>
  done?: (answer: Answer, draft: Draft) => void
  /** What the draft becomes once it was sent. */
  afterwards?: Partial<Draft>
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
  const { label, heading = label, opens, close } = props
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  if (opens === undefined)
    return close === undefined ? (
      <PlainForm {...props} />
    ) : (
      <Drawer title={heading} close={close}>
        <PlainForm {...props} />
      </Drawer>
    )
  // What a form answers is read in its place: only one without an answer closes by itself. Without `done` the caller says
  // what became of it.
  const stays = props.secret !== undefined || props.outcome !== undefined
  const done = (answer: Answer, draft: Draft) => {
    props.done?.(answer, draft)
    setDone(!stays && props.done !== undefined)
    setOpen(stays)
  }
  const open = () => {
    setDone(false)
    setOpen(true)
  }
  return (
    <>
      <Button name={label} class={opens} press={open} />
      {isDone && (
        <span class="soft" role="status">
          {say('form.done')}
        </span>
      )}
      {isOpen && (
        <Drawer title={heading} close={() => setOpen(false)}>
          <PlainForm {...props} done={done} />
        </Drawer>
      )}
    </>
  )
}

function PlainForm<Draft extends object, Answer, Preview>(props: Described<Draft, Answer, Preview>) {
  const { label, preview, secret, canSend = () => true } = props
  const [draft, setDraft] = useState(props.initial)
  const [previewed, setPreviewed] = useState<{ of: string | undefined; seen: Preview } | null>(null)
  const seen = previewed !== null && previewed.of === props.previewOf ? previewed.seen : null
  const [answer, setAnswer] = useState<Answer | null>(null)
  const action = useAction()
  const isPreview = preview !== undefined && seen === null
  const put = (change: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...change }))
    setPreviewed(null)
  }
  const submit = () =>
    action.run(async () => {
      if (preview && seen === null)
        return setPreviewed({ of: props.previewOf, seen: await preview.ask(draft) })
      const made = await props.send(draft)
      setAnswer(made)
      if (props.afterwards) put(props.afterwards)
      props.done?.(made, draft)
    })
  const state = { draft, put, action, preview: seen }
  const fields: DescribedFields<Draft> = props.fieldsFor?.(draft, state) ?? props.fields ?? {}
  const at = typeof props.at === 'function' ? props.at(isPreview) : (props.at ?? '')
  return (
    <Form label={label} onSubmit={submit}>
      {props.above?.(state)}
      <Fields
        fields={fields}
        draft={draft}
        put={put}
        keep={(change) => setDraft((before) => ({ ...before, ...change }))}
        forget={() => {
          action.forget()
          setAnswer(null)
        }}
        action={action}
        at={at}
      />
      {props.below?.(state)}
      <Refusal action={action} beside={[...pathsOf(fields, at), ...(props.beside ?? [])]} />
      {answer !== null && secret && <ShownOnce label={secret.label} value={secret.of(answer)} />}
      {answer !== null &&
        props.outcome?.(answer, {
          ...state,
          sendInstead: (send) => action.run(() => send().then(setAnswer)),
        })}
      {preview && seen !== null && preview.show(seen, draft)}
      {props.progress?.(draft)}
      <div class="actions">
        {canSend(draft) && (
          <Submit action={action}>
            {isPreview
              ? preview.button
              : typeof props.button === 'string'
                ? props.button
                : props.button(draft)}
          </Submit>
        )}
        {props.buttons?.(state)}
      </div>
    </Form>
  )
}
