import type { InputOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { ApiError, api } from '../server/api.ts'
import { Field, Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { formatOf } from '../widgets/format.ts'
import { tickedOf, untickAll } from '../widgets/ticked.tsx'
import { useYourName } from '../widgets/your-name.tsx'

/** Appears once something is ticked, and stays in sight. */
export function MakeCase({ brandId }: { brandId: string }) {
  const [open, setOpen] = useState(false)
  const ids = tickedOf(brandId)
  if (ids.size === 0) return null
  return (
    <section class="card make-case" aria-label="Case file">
      <div class="actions">
        <strong role="status">{formatOf(ids.size, 'wrong statement')} ticked</strong>
        {!open && (
          <button type="button" class="primary" onClick={() => setOpen(true)}>
            Make a case file
          </button>
        )}
        <button type="button" class="quiet" onClick={untickAll}>
          Untick all
        </button>
      </div>
      {open && <CaseForm brandId={brandId} findings={[...ids]} close={() => setOpen(false)} />}
    </section>
  )
}

type CaseChoice = InputOf<'POST /api/admin/cases'>['body']

function CaseForm({ brandId, findings, close }: { brandId: string; findings: string[]; close: () => void }) {
  const { route } = useLocation()
  const [title, setTitle] = useState('')
  const [purpose, setPurpose] = useState('')
  const [name, setName] = useYourName()
  const [recipient, setRecipient] = useState('')
  const [step, setStep] = useState('')
  const action = useAction()
  const make = () =>
    action.run(async () => {
      const given = (text: string, member: keyof CaseChoice) =>
        text.trim() === '' ? {} : { [member]: text.trim() }
      const body: CaseChoice = {
        brandId,
        findings,
        ...given(title, 'reference'),
        ...given(purpose, 'purpose'),
        ...given(name, 'preparedBy'),
        ...given(recipient, 'preparedFor'),
      }
      setStep(`Collecting the evidence of ${formatOf(findings.length, 'wrong statement')} …`)
      const made = await onceMade(() => api('POST /api/admin/cases', { body }), setStep).finally(() =>
        setStep(''),
      )
      untickAll()
      route(`/console/cases/${made.id}`)
    })
  return (
    <Form label="Make a case file" onSubmit={make}>
      <Field
        label="Title"
        path="reference"
        action={action}
        hint="What you call it, for example a file number."
      >
        {(props) => (
          <input
            {...props}
            maxLength={200}
            value={title}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label="Purpose (optional)"
        path="purpose"
        action={action}
        hint="Stands on the first sheet, for whoever receives it."
      >
        {(props) => (
          <textarea
            {...props}
            rows={2}
            maxLength={1000}
            value={purpose}
            onInput={(event) => setPurpose(event.currentTarget.value)}
          />
        )}
      </Field>
      <div class="columns">
        <Field label="Made by (optional)" path="preparedBy" action={action}>
          {(props) => (
            <input
              {...props}
              maxLength={200}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Made for (optional)" path="preparedFor" action={action}>
          {(props) => (
            <input
              {...props}
              maxLength={200}
              value={recipient}
              onInput={(event) => setRecipient(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <p class="hint">
        The file holds every answer that makes these statements, each with its proof, and one document to
        print. It is signed and entered in the log, and cannot be changed afterwards.
      </p>
      <Refusal action={action} beside={['reference', 'purpose', 'preparedBy', 'preparedFor']} />
      {step !== '' && (
        <p role="status">
          <progress aria-label={step} /> {step}
        </p>
      )}
      <div class="actions">
        <Submit action={action}>Make the case file</Submit>
        <button type="button" onClick={close} disabled={action.busy}>
          Not now
        </button>
      </div>
    </Form>
  )
}

const PATIENCE_MS = 180_000
const RETRY_MS = 1_500

/**
 * Answers are in the log within seconds; until then the server asks to come back. A large case may also take longer
 * than a request: asking again for the same gives the same case.
 */
async function onceMade<T>(make: () => Promise<T>, tell: (step: string) => void): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await make()
    } catch (error) {
      const reason = error instanceof ApiError ? waitingFor(error) : null
      if (reason === null || Date.now() > deadline) throw error
      tell(reason)
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

function waitingFor({ status, message }: ApiError): string | null {
  if (status === 409 && message.includes('try again'))
    return 'Waiting until the newest answers are in the log …'
  return status === 503 || status === 504 ? 'It takes longer than usual …' : null
}
