import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { Field, Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { formatOf } from '../widgets/format.ts'

/** A press kit or fact sheet: what it states is proposed, and waits above. */
export function ReadDocument({ brandId, proposed }: { brandId: string; proposed: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const action = useAction()
  const read = () =>
    action.run(async () => {
      setTold(null)
      if (file === null) return
      const body = { name: file.name, content: await base64Of(file) }
      const answer = await api('POST /api/admin/brands/{brandId}/documents', { brandId, body })
      setTold(proposedInWords(answer))
      if (answer.items.length > 0) proposed()
    })
  return (
    <Form label="Read a document" onSubmit={read}>
      <h3>Read a document</h3>
      <Field
        label="PDF, Word (DOCX), HTML or Markdown"
        path="content"
        action={action}
        hint="10 MB at most. What it states about the brand is proposed with its words and their place; nothing counts before it is approved."
      >
        {(props) => (
          <input
            {...props}
            type="file"
            accept=".pdf,.docx,.html,.htm,.md,.markdown,.txt"
            onChange={(event) => {
              setFile(event.currentTarget.files?.[0] ?? null)
              setTold(null)
              action.forget()
            }}
          />
        )}
      </Field>
      <Refusal action={action} beside={['content']} />
      {told !== null && <p role="status">{told}</p>}
      <div class="actions">{file !== null && <Submit action={action}>Read it</Submit>}</div>
    </Form>
  )
}

interface Proposed {
  items: readonly unknown[]
  known: number
  waiting: number
  refused: number
  truncated?: boolean
}

export function proposedInWords({ items, known, waiting, refused, truncated }: Proposed): string {
  const before = [
    known > 0 && `${formatOf(known, 'fact')} in it count already`,
    waiting > 0 && `${formatOf(waiting, 'fact')} wait already`,
    refused > 0 && `${formatOf(refused, 'fact')} were refused before`,
  ].filter(Boolean)
  const said =
    items.length === 0 ? 'Nothing new is proposed.' : `${formatOf(items.length, 'fact')} proposed: see above.`
  return `${said}${before.length === 0 ? '' : ` ${before.join('; ')}.`}${truncated === true ? ' Only a part of it was read: it is very long.' : ''}`
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
