import { TableHead } from '../widgets/table-head.tsx'
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

/** Which column gives which field, and what would be taken of the first rows. */
export const FeedPreview = ({
  preview,
  mapping,
  map,
}: {
  preview: PreviewBody
  mapping: Record<string, string>
  map: (field: string, column: string) => void
}) => (
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
    <table class="list">
      <TableHead columns={['Row', 'Product', 'Price', 'What is wrong']} />
      <tbody>
        {preview.rows.map(({ line, item, problems }, at) => (
          <tr key={`${line} ${at}`}>
            <td data-label="Row">{line}</td>
            <td data-label="Product">
              {item === null ? <span class="soft">not taken</span> : String(item.name)}
            </td>
            <td data-label="Price">{priceInWords(item?.price)}</td>
            <td data-label="What is wrong">
              {problems.map(({ field, message }) => `${field ?? 'It'} ${message}.`).join(' ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </fieldset>
)
