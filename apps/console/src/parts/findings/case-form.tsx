import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api } from '../server/api.ts'
import { Fields } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { formatOf } from '../widgets/format.ts'
import { untickAll } from '../widgets/ticked.tsx'
import { useYourName } from '../widgets/your-name.tsx'
import { onceMade } from './once-made.ts'

interface Props {
  brandId: string
  findings: string[]
  close: () => void
}

/** Asks for a case file of these findings, waits until it is made, and opens it. */
export function CaseForm({ brandId, findings, close }: Props) {
  const { route } = useLocation()
  const [name, setName] = useYourName()
  const [step, setStep] = useState('')
  const make = (texts: Record<string, string>) => {
    const body = { brandId, findings, ...filledIn({ ...texts, preparedBy: name }) }
    setStep(`Collecting the evidence of ${formatOf(findings.length, 'wrong statement')} …`)
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
          hint: 'Stands on the first sheet, for whoever receives it.',
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
      buttons={({ action }) => (
        <button type="button" onClick={close} disabled={action.busy}>
          Not now
        </button>
      )}
    />
  )
}

const filledIn = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, text.trim()])
      .filter(([, text]) => text !== ''),
  )
