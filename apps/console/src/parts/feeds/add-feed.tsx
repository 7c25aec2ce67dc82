import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { ChoiceField, TextField } from '../widgets/fields.tsx'
import { Field, Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { FeedPreview } from './feed-preview.tsx'
import { type FeedBody, type PreviewBody, previewFile, startImport } from './upload.ts'

type Format = FeedBody['format']

const FORMATS: readonly (readonly [Format, string])[] = [
  ['auto', 'Find out'],
  ['google-xml', 'Google Merchant, XML'],
  ['google-tsv', 'Google Merchant, table with tabs'],
  ['openai-jsonl', 'OpenAI, lines of JSON'],
  ['openai-tsv', 'OpenAI, table with tabs'],
  ['openai-csv', 'OpenAI, table with commas'],
  ['json-ld', 'schema.org JSON-LD'],
  ['csv', 'A table of your own'],
]

const FIELDS = ['name', 'url', 'format', 'country', 'currency', 'everyHours']
const EMPTY = {
  name: '',
  url: '',
  format: 'auto' as Format,
  country: '',
  currency: '',
  every: '',
  complete: false,
}

/** From a file, with a look at its first rows, or from an address. */
export function AddFeed({ brandId, added }: { brandId: string; added: () => void }) {
  const [draft, setDraft] = useState(EMPTY)
  const [file, setFile] = useState<File | null>(null)
  const [mapping, setMapping] = useState<Record<string, string>>({})
  const [preview, setPreview] = useState<PreviewBody | null>(null)
  const action = useAction()
  const put = (change: Partial<typeof EMPTY>) => setDraft((before) => ({ ...before, ...change }))
  const country = draft.country.trim().toUpperCase()
  const currency = draft.currency.trim().toUpperCase()

  const look = (chosen: File | null, mapped = mapping) => {
    setFile(chosen)
    setPreview(null)
    if (chosen === null) return
    action.run(async () =>
      setPreview(
        await previewFile(brandId, chosen, { format: draft.format, mapping: mapped, country, currency }),
      ),
    )
  }
  const map = (field: string, column: string) => {
    const { [field]: _, ...rest } = mapping
    const mapped = column === '' ? rest : { ...rest, [field]: column }
    setMapping(mapped)
    look(file, mapped)
  }
  const add = () =>
    action.run(async () => {
      const url = draft.url.trim()
      const body = {
        name: draft.name.trim(),
        format: draft.format,
        mapping,
        url: url === '' ? null : url,
        country: country === '' ? null : country,
        currency: currency === '' ? null : currency,
        complete: draft.complete,
        everyHours: draft.every.trim() === '' ? null : Number(draft.every),
      }
      const feed = await api('POST /api/admin/brands/{brandId}/feeds', { brandId, body })
      if (url !== '' || file !== null) await startImport(brandId, feed.id, url === '' ? file : null)
      setDraft(EMPTY)
      setFile(null)
      setPreview(null)
      setMapping({})
      added()
    })
  return (
    <Form label="Add a feed" onSubmit={add}>
      <TextField
        label="Name"
        path="name"
        action={action}
        hint="What you call it, such as the shop or the country."
        value={draft.name}
        set={(name) => put({ name })}
      />
      <Field
        label="File"
        path="file"
        action={action}
        hint="Compressed or not. Its first rows are shown before anything is taken."
      >
        {(props) => (
          <input {...props} type="file" onChange={(event) => look(event.currentTarget.files?.[0] ?? null)} />
        )}
      </Field>
      <TextField
        label="Or an address"
        path="url"
        action={action}
        hint="Fetched under the rules for pages: robots.txt is obeyed."
        inputMode="url"
        value={draft.url}
        set={(url) => put({ url })}
      />
      {draft.url.trim() !== '' && (
        <TextField
          label="Every so many hours (optional)"
          path="everyHours"
          action={action}
          hint="1 to 720; empty for only when asked."
          inputMode="numeric"
          value={draft.every}
          set={(every) => put({ every })}
        />
      )}
      <ChoiceField
        label="Format"
        path="format"
        action={action}
        value={draft.format}
        set={(format) => put({ format })}
        choices={FORMATS}
      />
      <TextField
        label="Country (optional)"
        path="country"
        action={action}
        hint="Two letters, for items that name none."
        value={draft.country}
        set={(text) => put({ country: text })}
        maxLength={2}
      />
      <TextField
        label="Currency (optional)"
        path="currency"
        action={action}
        hint="Three letters, for prices that name none."
        value={draft.currency}
        set={(text) => put({ currency: text })}
        maxLength={3}
      />
      <label class="choice">
        <input
          type="checkbox"
          checked={draft.complete}
          onChange={(event) => put({ complete: event.currentTarget.checked })}
        />
        The brand has no products but these: another one in an answer is an error
      </label>
      {preview !== null && <FeedPreview preview={preview} mapping={mapping} map={map} />}
      <Refusal action={action} beside={FIELDS} />
      <div class="actions">
        <Submit action={action}>{file === null && draft.url.trim() === '' ? 'Add' : 'Add and import'}</Submit>
      </div>
    </Form>
  )
}
