import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { LongTextField } from '../widgets/fields.tsx'
import { Field, Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { formatOf } from '../widgets/format.ts'
import { type PromptDraft, PromptFields } from './prompt-fields.tsx'

/** One by hand, or a file of them. */
export const AddPrompts = ({ brandId, added }: { brandId: string; added: () => void }) => (
  <div class="columns">
    <OnePrompt brandId={brandId} added={added} />
    <PromptFile brandId={brandId} added={added} />
  </div>
)

function OnePrompt({ brandId, added }: { brandId: string; added: () => void }) {
  const [draft, setDraft] = useState<PromptDraft>({ text: '', intent: 'BRANDED', locale: 'en' })
  const action = useAction()
  const add = () =>
    action.run(async () => {
      const { text, intent, locale } = draft
      const body = { prompts: [{ text: text.trim(), intent, locale: locale.trim() }] }
      await api('POST /api/admin/brands/{brandId}/prompts', { brandId, body })
      setDraft({ ...draft, text: '' })
      added()
    })
  return (
    <Form label="One prompt" onSubmit={add}>
      <h3>One prompt</h3>
      <PromptFields draft={draft} set={setDraft} action={action} at="prompts.0." />
      <Refusal action={action} beside={['prompts.0']} />
      <div class="actions">
        <Submit action={action}>Add</Submit>
      </div>
    </Form>
  )
}

/** The file is only read to be sent: the server validates it. */
function PromptFile({ brandId, added }: { brandId: string; added: () => void }) {
  const [file, setFile] = useState('')
  const [count, setCount] = useState<number | null>(null)
  const action = useAction()
  const bring = () =>
    action.run(async () => {
      const answer = await api('POST /api/admin/brands/{brandId}/prompts/import', { brandId, body: { file } })
      setCount(answer.items.length)
      setFile('')
      added()
    })
  return (
    <Form label="A file" onSubmit={bring}>
      <h3>A file</h3>
      <Field label="Spreadsheet (CSV) or JSON lines" path="-" action={action}>
        {(props) => (
          <input
            {...props}
            type="file"
            accept=".csv,.txt,.json,.jsonl,text/csv"
            onChange={async (event) => {
              const [chosen] = event.currentTarget.files ?? []
              if (chosen) setFile(await chosen.text())
            }}
          />
        )}
      </Field>
      <LongTextField
        label="Its content"
        path="-"
        action={action}
        hint="The first line names the columns: text, intent and, optionally, locale. If one line is wrong, nothing is added."
        class="mono"
        rows={6}
        placeholder={'text,intent,locale\nWhat does it cost?,BRANDED,en'}
        value={file}
        set={setFile}
      />
      <Refusal action={action} />
      {count !== null && <p role="status">{formatOf(count, 'prompt')} added.</p>}
      <div class="actions">
        <Submit action={action}>Import</Submit>
      </div>
    </Form>
  )
}
