import type { CatalogueItem, Feed, FeedImport } from '../bodies.ts'
import type { Context } from '../context.ts'
import type { Column } from '../ui/table.ts'
import { minuteOf, plural } from '../ui/words.ts'

export const FEED_COLUMNS: readonly Column<Feed>[] = [
  { title: 'feed', cell: ({ name }) => name, least: 8 },
  { title: 'from', cell: ({ url }) => url ?? 'uploads', least: 12 },
  { title: 'every', cell: ({ everyHours }) => (everyHours === null ? '' : `${everyHours} h`) },
  {
    title: 'newestImport',
    cell: ({ lastImport }) => (lastImport ? inShort(lastImport) : 'none'),
    least: 24,
  },
  { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
]

export const ITEM_COLUMNS: readonly Column<CatalogueItem>[] = [
  { title: 'name', cell: ({ item }) => String(item.name), least: 16 },
  { title: 'price', cell: ({ item }) => priceOf(item.price) },
  { title: 'sale', cell: ({ item }) => priceOf(item.salePrice) },
  { title: 'KEY', cell: ({ key }) => key, least: 12, paint: 'dim' },
]

const inShort = ({ state, counts, createdAt }: FeedImport): string =>
  `${minuteOf(createdAt)} ${counts === null ? state.replace('_', ' ') : plural(counts.taken, 'item')}`

export function importReport({ paint }: Context, done: FeedImport): string {
  const { counts, report, error, state } = done
  if (state === 'not_modified') return `${paint.green('✓')} The server has nothing new.`
  if (counts === null && error === null) return `The import is ${state}.`
  const head =
    counts === null
      ? [`${paint.red('✗')} ${error}`, '  Nothing was taken; the catalogue is as it was.']
      : [
          `${paint.green('✓')} ${plural(counts.taken, 'item')}: ${counts.added} new, ${counts.changed} changed, ${counts.unchanged} unchanged; ${counts.gone} gone, ${counts.refused} refused`,
          paint.dim(`  signed manifest ${done.manifestSha256}`),
        ]
  const unit = report?.numbers === 'items' ? 'item' : 'line'
  const reasons = (report?.reasons ?? []).map(({ outcome, field, message, count, lines }) => {
    const places = lines.map(({ line, firstLine }) =>
      firstLine === undefined ? `${line}` : `${line} (as ${firstLine})`,
    )
    const more = count > lines.length ? ', …' : ''
    const what = outcome === 'refused' ? 'refused' : 'taken without'
    return `  ${count} ${what}: ${field === null ? 'it' : field} ${message}\n${paint.dim(`    ${unit} ${places.join(', ')}${more}`)}`
  })
  return [...head, ...reasons].join('\n')
}

interface Preview {
  shape: string
  columns: string[]
  mapping: Record<string, string>
  rows: {
    line: number
    item: Record<string, unknown> | null
    problems: { field: string | null; message: string }[]
  }[]
}

export function previewOfRows({ paint }: Context, { shape, mapping, columns, rows }: Preview): string {
  const used = new Set(Object.values(mapping))
  const unused = columns.filter((column) => !used.has(column))
  return [
    `Read as ${shape}.`,
    ...Object.entries(mapping).map(([field, column]) => `  ${field} ← ${column}`),
    ...(unused.length === 0 ? [] : [paint.dim(`  not used: ${unused.join(', ')}`)]),
    ...rows.map(({ line, item, problems }) => {
      const said = problems.map(({ field, message }) => `${field ?? 'it'} ${message}`).join('; ')
      const price = item?.price as { amount: string; currency: string } | undefined
      const shown =
        item === null
          ? paint.red('refused')
          : `${item.name}${price ? `, ${price.amount} ${price.currency}` : ''}`
      return `${line}: ${shown}${said === '' ? '' : paint.dim(` (${said})`)}`
    }),
  ].join('\n')
}

function priceOf(price: unknown): string {
  const { amount, currency } = Object(price) as { amount?: string; currency?: string }
  return amount === undefined ? '' : `${amount} ${currency}`
}
