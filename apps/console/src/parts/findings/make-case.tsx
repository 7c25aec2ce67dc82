import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { ApiError, api } from '../server/api.ts'
import { Button } from '../widgets/button.tsx'
import { Fields } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { formatOf } from '../widgets/format.tsx'
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
        <strong role="status">{formatOf(ids.size, 'false statement')} ticked</strong>
        {!open && <Button name="Make a case file" press={() => setOpen(true)} class="primary" />}
        <Button name="Untick all" press={untickAll} class="quiet" />
      </div>
      {open && <CaseForm brandId={brandId} findings={[...ids]} close={() => setOpen(false)} />}
    </section>
  )
}

interface Props {
  brandId: string
  findings: string[]
  close: () => void
}

/** Asks for a case file of these findings, waits until it is made, and opens it. */
function CaseForm({ brandId, findings, close }: Props) {
  const { route } = useLocation()
  const [name, setName] = useYourName()
  const [step, setStep] = useState('')
  const make = (texts: Record<string, string>) => {
    const body = { brandId, findings, ...filledIn({ ...texts, preparedBy: name }) }
    setStep(`Collecting the evidence of ${formatOf(findings.length, 'false statement')} …`)
    return onceMade(() => api('POST /api/admin/cases', { body }), setStep).finally(() => setStep(''))
  }
  return (
    <DescribedForm
      label="Make a case file"
      initial={{ reference: '', purpose: '', preparedFor: '' }}
      fields={{
        reference: {
          label: 'Title',
          hint: 'What you call it, for example a file number.',
          maxLength: 200,
        },
        purpose: {
          kind: 'lines',
          label: 'Purpose (optional)',
          hint: 'Printed on the first sheet, for its recipient.',
          rows: 2,
          maxLength: 1000,
        },
      }}
      beside={['preparedBy', 'preparedFor']}
      below={({ draft, put, action }) => (
        <>
          <div class="columns">
            <Fields
              fields={{
                preparedBy: { label: 'Made by (optional)', maxLength: 200 },
                preparedFor: { label: 'Made for (optional)', maxLength: 200 },
              }}
              draft={{ preparedBy: name, preparedFor: draft.preparedFor }}
              put={({ preparedBy, ...change }) =>
                preparedBy === undefined ? put(change) : setName(preparedBy)
              }
              action={action}
            />
          </div>
          <p class="hint">
            The file holds every answer that makes these statements, each with its proof, and one document to
            print. It is signed and entered in the log, and cannot be changed afterwards.
          </p>
        </>
      )}
      send={make}
      done={({ id }) => {
        untickAll()
        route(`/console/cases/${id}`)
      }}
      progress={() =>
        step !== '' && (
          <p role="status">
            <progress aria-label={step} /> {step}
          </p>
        )
      }
      button="Make the case file"
      buttons={({ action }) => <Button name="Not now" press={close} disabled={action.busy} />}
    />
  )
}

const filledIn = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, text.trim()])
      .filter(([, text]) => text !== ''),
  )

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
