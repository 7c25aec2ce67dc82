import { fieldName, type RawItem } from '@veracite/ground-truth/feeds/feed-record'
import known from './feed-fields.json' with { type: 'json' }

/** Fields of a feed; `feed-fields.json` has their names at Google, OpenAI and shops. */
export type FeedField = keyof typeof known
export const FEED_FIELDS = Object.keys(known) as FeedField[]

/** Which column gives which field, where the column's name does not say it. */
export type FeedMapping = Partial<Record<FeedField, string>>

export const VARIANT_FIELDS = [
  'color',
  'size',
  'material',
  'pattern',
  'gender',
  'age_group',
  'size_system',
  'size_type',
] as const satisfies readonly FeedField[]

export interface FieldReader {
  /** The value that the item gives for the field, and the name under which it stands there. */
  value(item: RawItem, field: FeedField): { text: string; column: string } | null
  /** Whether a column is read at all. */
  wanted(column: string): boolean
}

/** A mapped field is read from its column only; others from any column that is known to give them. */
export function createFieldReader(mapping: FeedMapping): FieldReader {
  const columns = new Map<FeedField, readonly string[]>(
    FEED_FIELDS.map((field) => {
      const mapped = mapping[field]
      return [field, mapped === undefined ? known[field] : [fieldName(mapped)]]
    }),
  )
  const wanted = new Set([...columns.values()].flat())
  return {
    value(item, field) {
      for (const column of columns.get(field) ?? []) {
        const text = item[column]
        if (text !== undefined && text !== '') return { text, column }
      }
      return null
    },
    wanted: (column) =>
      wanted.has(column) || column.startsWith('variant_') || column.startsWith('custom_variant'),
  }
}
