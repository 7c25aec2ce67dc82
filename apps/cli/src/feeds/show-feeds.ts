import type { Say } from '@veracite/words/say-in'
import type { CatalogueItem, Feed, FeedImport } from '../bodies.ts'
import type { Context } from '../context.ts'
import { lines } from '../ui/lines.ts'
import type { Column } from '../ui/table.ts'
import { codeName, minuteOf } from '../ui/words.ts'

export const feedColumns = ({ say }: Context): readonly Column<Feed>[] => [
  { title: 'feed', cell: ({ name }) => name, least: 8 },
  { title: 'from', cell: ({ url }) => url ?? say('cliFeed.uploads'), least: 12 },
  {
    title: 'every',
    cell: ({ everyHours }) => (everyHours === null ? '' : say('cliFeed.everyHours', { hours: everyHours })),
  },
  {
    title: 'newestImport',
    cell: ({ lastImport }) => (lastImport ? inShort(say, lastImport) : say('cliFeed.none')),
    least: 24,
  },
  { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
]

export const ITEM_COLUMNS: readonly Column<CatalogueItem>[] = [
  { title: 'name', cell: ({ item }) => String(item.name), least: 16 },
  { title: 'price', cell: ({ item }) => priceOf(item.price) },
  { title: 'sale', cell: ({ item }) => priceOf(item.salePrice) },
  { title: 'key', cell: ({ key }) => key, least: 12, paint: 'dim' },
]

const inShort = (say: Say, { state, counts, createdAt }: FeedImport): string =>
  `${minuteOf(createdAt)} ${counts === null ? codeName(say, state) : say('cliFeed.items', { count: counts.taken })}`

export function importReport({ paint, say, toldInWords }: Context, done: FeedImport): string {
  const { counts, report, error, state } = done
  if (state === 'not_modified') return `${paint.green('✓')} ${say('cliFeed.nothingNew')}`
  if (counts === null && error === null) return say('cliFeed.importIs', { state: codeName(say, state) })
  const head =
    counts === null
      ? [`${paint.red('✗')} ${toldInWords(error ?? '')}`, `  ${say('cliFeed.nothingTaken')}`]
      : [
          `${paint.green('✓')} ${say('cliFeed.taken', counts)}`,
          paint.dim(`  ${say('cliFeed.manifest', { sha256: done.manifestSha256 ?? '' })}`),
        ]
  const unit = report?.numbers === 'items' ? 'items' : 'other'
  const reasons = (report?.reasons ?? []).map(({ outcome, field, message, count, lines }) => {
    const places = lines.map(({ line, firstLine }) =>
      firstLine === undefined ? `${line}` : say('cliFeed.sameAs', { line, first: firstLine }),
    )
    const more = count > lines.length ? ', …' : ''
    const said = say('cliFeed.reason', {
      outcome: outcome === 'refused' ? outcome : 'other',
      ...{ count, field: field ?? say('cliFeed.it'), message: toldInWords(message) },
    })
    return `  ${said}\n${paint.dim(`    ${say('cliFeed.places', { unit, places: `${places.join(', ')}${more}` })}`)}`
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

export function previewOfRows(
  { paint, say, toldInWords }: Context,
  { shape, mapping, columns, rows }: Preview,
): string {
  const used = new Set(Object.values(mapping))
  const unused = columns.filter((column) => !used.has(column))
  return lines(
    say('cliFeed.readAs', { shape }),
    ...Object.entries(mapping).map(([field, column]) => `  ${field} ← ${column}`),
    unused.length > 0 && paint.dim(`  ${say('cliFeed.notUsed', { columns: unused.join(', ') })}`),
    ...rows.map(({ line, item, problems }) => {
      const said = problems
        .map(({ field, message }) => `${field ?? say('cliFeed.it')} ${toldInWords(message)}`)
        .join('; ')
      const price = item?.price as { amount: string; currency: string } | undefined
      const shown =
        item === null
          ? paint.red(say('cliFeed.refused'))
          : `${item.name}${price ? `, ${price.amount} ${price.currency}` : ''}`
      return `${line}: ${shown}${said === '' ? '' : paint.dim(` (${said})`)}`
    }),
  )
}

function priceOf(price: unknown): string {
  const { amount, currency } = Object(price) as { amount?: string; currency?: string }
  return amount === undefined ? '' : `${amount} ${currency}`
}
