import { Table } from '../widgets/table.tsx'
import { priceInWords } from './product-words.ts'
import type { PreviewBody } from './upload.ts'

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
export const FeedPreview = ({ preview, mapping, map }: Props) => (
  <fieldset>
    <legend>What would be taken</legend>
    <div class="columns">
      {MAPPED.map((field) => (
        <label key={field}>
          {field.replace('_', ' ')}{' '}
          <select
            aria-label={`Column of ${field.replace('_', ' ')}`}
            value={mapping[field] ?? ''}
            onChange={(event) => map(field, event.currentTarget.value)}
          >
            <option value="">{preview.mapping[field] ?? 'not there'}</option>
            {preview.columns.map((column) => (
              <option key={column} value={column}>
                {column}
              </option>
            ))}
          </select>
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
