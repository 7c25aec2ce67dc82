import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import type { Action } from '../widgets/action.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Select } from '../widgets/select.tsx'
import { Table } from '../widgets/table.tsx'
import { priceInWords } from './product-words.ts'
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

const EMPTY = {
  name: '',
  file: null as File | null,
  url: '',
  everyHours: '',
  format: 'auto' as Format,
  country: '',
  currency: '',
  complete: false,
  mapping: {} as Record<string, string>,
}
type Draft = typeof EMPTY

/** From a file, with a look at its first rows, or from an address. */
export function AddFeed({ brandId, added }: { brandId: string; added: () => void }) {
  const [preview, setPreview] = useState<PreviewBody | null>(null)
  const look = (action: Action, draft: Draft) => {
    setPreview(null)
    const { file, format, mapping } = draft
    if (file === null) return
    const { country, currency } = placeOf(draft)
    action.run(async () =>
      setPreview(await previewFile(brandId, file, { format, mapping, country, currency })),
    )
  }
  const add = async (draft: Draft) => {
    const { name, format, mapping, complete, file, everyHours } = draft
    const { country, currency } = placeOf(draft)
    const url = draft.url.trim()
    const body = {
      ...{ name: name.trim(), format, mapping, complete },
      url: url || null,
      country: country || null,
      currency: currency || null,
      everyHours: everyHours.trim() === '' ? null : Number(everyHours),
    }
    const feed = await api('POST /api/admin/brands/{brandId}/feeds', { brandId, body })
    if (url !== '' || file !== null) await startImport(brandId, feed.id, url === '' ? file : null)
  }
  return (
    <DescribedForm
      label="Add a feed"
      initial={EMPTY}
      fieldsFor={(draft, { action }) => ({
        name: { label: 'Name', hint: 'What you call it, such as the shop or the country.' },
        file: {
          kind: 'file',
          label: 'File',
          hint: 'Compressed or not. Its first rows are shown before anything is taken.',
          also: (file) => {
            look(action, { ...draft, file })
            return {}
          },
        },
        url: {
          label: 'Or an address',
          hint: 'Fetched under the rules for pages: robots.txt is obeyed.',
          inputMode: 'url',
        },
        everyHours: draft.url.trim() !== '' && {
          label: 'Every so many hours (optional)',
          hint: '1 to 720; empty for only when asked.',
          inputMode: 'numeric',
        },
        format: { kind: 'choice', label: 'Format', choices: FORMATS },
        country: {
          label: 'Country (optional)',
          hint: 'Two letters, for items that name none.',
          maxLength: 2,
        },
        currency: {
          label: 'Currency (optional)',
          hint: 'Three letters, for prices that name none.',
          maxLength: 3,
        },
        complete: {
          kind: 'tick',
          label: 'The brand has no products but these: another one in an answer is an error',
        },
      })}
      below={({ draft, put, action }) =>
        preview !== null && (
          <FeedPreview
            preview={preview}
            mapping={draft.mapping}
            map={(field, column) => {
              const { [field]: _, ...rest } = draft.mapping
              const mapping = column === '' ? rest : { ...rest, [field]: column }
              put({ mapping })
              look(action, { ...draft, mapping })
            }}
          />
        )
      }
      send={add}
      afterwards={EMPTY}
      done={() => {
        setPreview(null)
        added()
      }}
      button={({ file, url }) => (file === null && url.trim() === '' ? 'Add' : 'Add and import')}
    />
  )
}

const placeOf = ({ country, currency }: Draft) => ({
  country: country.trim().toUpperCase(),
  currency: currency.trim().toUpperCase(),
})

/** Fields that people can map; others are found by name only. */
const MAPPED = [
  'name',
  'sku',
  'gtin',
  'mpn',
  'brand',
  'price',
  'sale_price',
  'availability',
  'line',
  'url',
] as const

interface Props {
  preview: PreviewBody
  mapping: Record<string, string>
  map: (field: string, column: string) => void
}

/** Which column gives which field, and what would be taken of the first rows. */
const FeedPreview = ({ preview, mapping, map }: Props) => (
  <fieldset>
    <legend>What would be taken</legend>
    <div class="columns">
      {MAPPED.map((field) => (
        <label key={field} for={`column-${field}`}>
          {field.replace('_', ' ')}{' '}
          <Select
            id={`column-${field}`}
            aria-label={`Column of ${field.replace('_', ' ')}`}
            value={mapping[field] ?? ''}
            options={[
              ['', preview.mapping[field] ?? 'not there'],
              ...preview.columns.map((column) => [column, column] as const),
            ]}
            choose={(column) => map(field, column)}
          />
        </label>
      ))}
    </div>
    <Table
      rows={preview.rows}
      columns={[
        ['Row', ({ line }) => line],
        ['Product', ({ item }) => (item === null ? <span class="soft">not taken</span> : String(item.name))],
        ['Price', ({ item }) => priceInWords(item?.price)],
        [
          'What is wrong',
          ({ problems }) => problems.map(({ field, message }) => `${field ?? 'It'} ${message}.`).join(' '),
        ],
      ]}
    />
  </fieldset>
)
