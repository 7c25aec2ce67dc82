/** Maximum size of one answer as JSON: hosts cut or refuse answers of about twice this. */
export const MAX_BYTES = 48 * 1024

export interface TruncatedField {
  path: string
  originalBytes: number
  returnedBytes: number
  /** For a list: how many entries there were. */
  originalItems?: number
}

/** How much of a text and a list is kept: tried in order, until it fits. */
const LEVELS = [
  { textBytes: 16_384, items: 100 },
  { textBytes: 8_192, items: 50 },
  { textBytes: 4_096, items: 25 },
  { textBytes: 2_048, items: 12 },
  { textBytes: 1_024, items: 6 },
  { textBytes: 256, items: 3 },
  { textBytes: 64, items: 1 },
]

/**
 * Cuts long texts and lists, and names each cut: silently shortened evidence would be false evidence.
 * `truncatedFields` is null when nothing was cut. Lists named in `keepEnd` keep their last entries.
 */
export function fitToBudget<T>(
  value: T,
  keepEnd: readonly string[] = [],
): { value: T; truncatedFields: TruncatedField[] | null } {
  let fitted = { value, truncatedFields: [] as TruncatedField[] }
  for (const level of LEVELS) {
    const truncatedFields: TruncatedField[] = []
    const cutValue = cut(value, '', { ...level, keepEnd, truncatedFields }) as T
    fitted = { value: cutValue, truncatedFields }
    if (jsonBytes(fitted) <= MAX_BYTES) break
  }
  return {
    value: fitted.value,
    truncatedFields: fitted.truncatedFields.length > 0 ? fitted.truncatedFields : null,
  }
}

/**
 * For the texts of one list item, and of all items together: a page is a list to choose from, not the
 * evidence.
 */
const ITEM_TEXT_BYTES = 1_024
const ITEMS_BYTES = 32 * 1024

/** As many items as fit, at least one, with long texts cut and each cut named. */
export function fitItems<T>(
  list: readonly T[],
  path: string,
): { items: T[]; truncatedFields: TruncatedField[] | null } {
  const items: T[] = []
  const truncatedFields: TruncatedField[] = []
  let room = ITEMS_BYTES
  for (const [index, item] of list.entries()) {
    const cuts: TruncatedField[] = []
    const cutting = { textBytes: ITEM_TEXT_BYTES, items: 20, keepEnd: [], truncatedFields: cuts }
    const fitted = cut(item, `${path}[${index}]`, cutting) as T
    room -= jsonBytes(fitted)
    if (room < 0 && items.length > 0) break
    items.push(fitted)
    truncatedFields.push(...cuts)
  }
  return { items, truncatedFields: truncatedFields.length > 0 ? truncatedFields : null }
}

interface Cutting {
  textBytes: number
  items: number
  keepEnd: readonly string[]
  truncatedFields: TruncatedField[]
}

function cut(value: unknown, path: string, cutting: Cutting): unknown {
  if (typeof value === 'string') return cutText(value, path, cutting)
  if (Array.isArray(value)) return cutList(value, path, cutting)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      cut(member, path === '' ? key : `${path}.${key}`, cutting),
    ]),
  )
}

function cutText(text: string, path: string, { textBytes, truncatedFields }: Cutting): string {
  if (text.length * 3 <= textBytes) return text
  const bytes = Buffer.from(text, 'utf8')
  if (bytes.length <= textBytes) return text
  // Never cut inside a character: bytes 10xxxxxx continue the previous one.
  let end = textBytes
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1
  truncatedFields.push({ path, originalBytes: bytes.length, returnedBytes: end })
  return bytes.toString('utf8', 0, end)
}

function cutList(list: unknown[], path: string, cutting: Cutting): unknown[] {
  const { items, keepEnd, truncatedFields } = cutting
  const kept =
    list.length <= items ? list : keepEnd.includes(path) ? list.slice(-items) : list.slice(0, items)
  const result = kept.map((member, index) => cut(member, `${path}[${index}]`, cutting))
  if (kept.length < list.length) {
    truncatedFields.push({
      path,
      originalBytes: jsonBytes(list),
      returnedBytes: jsonBytes(result),
      originalItems: list.length,
    })
  }
  return result
}

const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '')
