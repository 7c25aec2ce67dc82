import type { InputOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api } from '../server/api.ts'
import { LongTextField, TextField } from '../widgets/fields.tsx'
import { type Action, Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { formatOf } from '../widgets/format.ts'
import { untickAll } from '../widgets/ticked.tsx'
import { useYourName } from '../widgets/your-name.tsx'
import { onceMade } from './once-made.ts'

type CaseChoice = InputOf<'POST /api/admin/cases'>['body']

const TEXTS = ['reference', 'purpose', 'preparedBy', 'preparedFor'] as const
type Texts = Record<(typeof TEXTS)[number], string>

/** Asks for a case file of these findings, waits until it is made, and opens it. */
export function CaseForm({
  brandId,
  findings,
  close,
}: {
  brandId: string
  findings: string[]
  close: () => void
}) {
  const { route } = useLocation()
  const [name, setName] = useYourName()
  const [typed, setTyped] = useState<Omit<Texts, 'preparedBy'>>({
    reference: '',
    purpose: '',
    preparedFor: '',
  })
  const [step, setStep] = useState('')
  const action = useAction()
  const texts: Texts = { ...typed, preparedBy: name }
  const type = (member: keyof Texts, text: string) => {
    if (member === 'preparedBy') setName(text)
    else setTyped({ ...typed, [member]: text })
  }
  const make = () =>
    action.run(async () => {
      const body: CaseChoice = { brandId, findings, ...given(texts) }
      setStep(`Collecting the evidence of ${formatOf(findings.length, 'wrong statement')} …`)
      const made = await onceMade(() => api('POST /api/admin/cases', { body }), setStep).finally(() =>
        setStep(''),
      )
      untickAll()
      route(`/console/cases/${made.id}`)
    })
  return (
    <Form label="Make a case file" onSubmit={make}>
      <CaseFields texts={texts} type={type} action={action} />
      <p class="hint">
        The file holds every answer that makes these statements, each with its proof, and one document to
        print. It is signed and entered in the log, and cannot be changed afterwards.
      </p>
      <Refusal action={action} beside={TEXTS} />
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

/** Only what was filled in. */
const given = (texts: Texts): Partial<Texts> =>
  Object.fromEntries(
    TEXTS.map((name) => [name, texts[name].trim()] as const).filter(([, text]) => text !== ''),
  )

const CaseFields = ({
  texts,
  type,
  action,
}: {
  texts: Texts
  type: (member: keyof Texts, text: string) => void
  action: Action
}) => (
  <>
    <TextField
      label="Title"
      path="reference"
      action={action}
      hint="What you call it, for example a file number."
      maxLength={200}
      value={texts.reference}
      set={(text) => type('reference', text)}
    />
    <LongTextField
      label="Purpose (optional)"
      path="purpose"
      action={action}
      hint="Stands on the first sheet, for whoever receives it."
      rows={2}
      maxLength={1000}
      value={texts.purpose}
      set={(text) => type('purpose', text)}
    />
    <div class="columns">
      <TextField
        label="Made by (optional)"
        path="preparedBy"
        action={action}
        maxLength={200}
        value={texts.preparedBy}
        set={(text) => type('preparedBy', text)}
      />
      <TextField
        label="Made for (optional)"
        path="preparedFor"
        action={action}
        maxLength={200}
        value={texts.preparedFor}
        set={(text) => type('preparedFor', text)}
      />
    </div>
  </>
)
