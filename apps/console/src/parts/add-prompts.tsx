import { useState } from 'preact/hooks'
import { api } from './api.ts'
import { Field, Form, Refusal, Submit, useAction } from './form.tsx'
import { formatOf } from './format.ts'
import { INTENTS, intentName } from './words.ts'

/** One by hand, or a file of them. */
export const AddPrompts = ({ brandId, added }: { brandId: string; added: () => void }) => (
  <div class="columns">
    <OnePrompt brandId={brandId} added={added} />
    <PromptFile brandId={brandId} added={added} />
  </div>
)

function OnePrompt({ brandId, added }: { brandId: string; added: () => void }) {
  const [text, setText] = useState('')
  const [intent, setIntent] = useState<(typeof INTENTS)[number]>('BRANDED')
  const [locale, setLocale] = useState('en')
  const action = useAction()
  const add = () =>
    action.run(async () => {
      const body = { prompts: [{ text: text.trim(), intent, locale: locale.trim() }] }
      await api('POST /api/admin/brands/{brandId}/prompts', { brandId, body })
      setText('')
      added()
    })
  return (
    <Form label="One prompt" onSubmit={add}>
      <h3>One prompt</h3>
      <Field label="Prompt" path="prompts.0.text" action={action}>
        {(props) => (
          <textarea
            {...props}
            rows={3}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label="What it asks about" path="prompts.0.intent" action={action}>
        {(props) => (
          <select
            {...props}
            value={intent}
            onChange={(event) => setIntent(event.currentTarget.value as typeof intent)}
          >
            {INTENTS.map((name) => (
              <option key={name} value={name}>
                {intentName(name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Language" path="prompts.0.locale" action={action} hint="As in en or en-US.">
        {(props) => (
          <input {...props} value={locale} onInput={(event) => setLocale(event.currentTarget.value)} />
        )}
      </Field>
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
      <Field
        label="Its content"
        path="-"
        action={action}
        hint="The first line names the columns: text, intent and, optionally, locale. If one line is wrong, nothing is added."
      >
        {(props) => (
          <textarea
            {...props}
            class="mono"
            rows={6}
            value={file}
            placeholder={'text,intent,locale\nWhat does it cost?,BRANDED,en'}
            onInput={(event) => setFile(event.currentTarget.value)}
          />
        )}
      </Field>
      <Refusal action={action} />
      {count !== null && <p role="status">{formatOf(count, 'prompt')} added.</p>}
      <div class="actions">
        <Submit action={action}>Import</Submit>
      </div>
    </Form>
  )
}
