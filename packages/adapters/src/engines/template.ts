export type Slots = Readonly<Record<string, unknown>>

/** Nothing is filled in twice: a value may hold braces itself. */
export const filledText = (template: string, slots: Slots): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(slots[name]))

/** A string that is one slot becomes its value. `{ each, as }` in a list stands for one entry per item of a slot. */
export function filled<T>(template: T, slots: Slots): T
export function filled(template: unknown, slots: Slots): unknown {
  if (typeof template === 'string') {
    const whole = /^\{(\w+)\}$/.exec(template)?.[1]
    return whole === undefined ? filledText(template, slots) : slots[whole]
  }
  if (Array.isArray(template))
    return template.flatMap((entry) => (isEach(entry) ? repeated(entry, slots) : [filled(entry, slots)]))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, filled(value, slots)]))
}

/** `kinds` has a template for each kind of block, and `text` for those that it does not name. */
interface Each {
  each: string
  as?: unknown
  kinds?: Readonly<Record<string, unknown>>
}

const isEach = (entry: unknown): entry is Each =>
  typeof entry === 'object' && entry !== null && 'each' in entry

function repeated({ each, as, kinds }: Each, slots: Slots): unknown[] {
  const items = slots[each] as readonly Slots[]
  return items.map((item) => filled(as ?? kinds?.[String(item.kind)] ?? kinds?.text, { ...slots, ...item }))
}
