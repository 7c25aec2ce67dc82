import { isObject, type Json, parsedJson } from '@veracite/terms/json'
import { listOf, objectOf, type Recognised, textOf } from '../conversation.ts'
import { read } from './chatgpt.ts'

/** A shared page of ChatGPT, of three generations. The conversation is in a script; nothing of it is run. */
export function readChatgptPage(html: string): Recognised | null {
  const data = fromStream(html) ?? fromAssignment(html) ?? fromNext(html)
  if (data === null) return null
  const response = objectOf(data.serverResponse)
  if (response.type === 'error') return { kind: 'gone', why: 'app_file_of_chatgpt_does_not_load' }
  return read(objectOf(response.data)) ?? { kind: 'unreadable', why: 'app_file_of_chatgpt_is_empty' }
}

const ENQUEUE = 'streamController.enqueue("'

/** React Router sends one flat list, in which objects and lists name their members by place. */
function fromStream(html: string): Json | null {
  let text = ''
  for (let at = html.indexOf(ENQUEUE); at >= 0; at = html.indexOf(ENQUEUE, at)) {
    const begin = at + ENQUEUE.length - 1
    const end = endOfString(html, begin)
    if (end < 0) return null
    text += String(parsedJson(html.slice(begin, end)) ?? '')
    at = end
  }
  if (text === '') return null
  const [first = '', ...later] = text.split('\n')
  const flat = listOf(parsedJson(first))
  const promises = new Map<number, unknown>()
  for (const line of later) {
    const [, id, body] = /^P(\d+):(.*)$/s.exec(line) ?? []
    if (id === undefined || body === undefined) continue
    const part = parsedJson(body)
    const from = flat.length
    if (Array.isArray(part)) {
      for (const item of part) flat.push(item)
      promises.set(Number(id), from)
    } else promises.set(Number(id), part)
  }
  return shareData(unflatten(flat, promises))
}

/** -5 is null, -7 undefined, and so on: as the vendored turbo-stream of React Router has them. */
const CONSTANTS: Readonly<Record<number, unknown>> = {
  [-2]: Number.NaN,
  [-3]: Number.NEGATIVE_INFINITY,
  [-4]: -0,
  [-5]: null,
  [-6]: Number.POSITIVE_INFINITY,
}
const MAX_VALUES = 2_000_000
const MAX_DEPTH = 100
/** The last that a `Date` holds. */
const LAST_TIME_MS = 8.64e15

/** Each place is read once: what two members share is the same value. */
function unflatten(flat: readonly unknown[], promises: ReadonlyMap<number, unknown>): unknown {
  const known = new Map<number, unknown>()
  let left = MAX_VALUES
  const valueAt = (place: unknown, depth: number): unknown => {
    if (typeof place !== 'number' || depth > MAX_DEPTH) return undefined
    if (place < 0) return CONSTANTS[place]
    if (known.has(place)) return known.get(place)
    const raw = flat[place]
    left -= 1
    if (left < 0 || typeof raw !== 'object' || raw === null) return raw
    if (Array.isArray(raw)) {
      const [tag] = raw
      if (typeof tag === 'string') return tagged(raw, depth)
      const list: unknown[] = []
      known.set(place, list)
      for (const item of raw) list.push(valueAt(item, depth + 1))
      return list
    }
    const object: Json = {}
    known.set(place, object)
    for (const [key, member] of Object.entries(raw)) {
      const name = flat[Number(key.slice(1))]
      if (typeof name === 'string' && name !== '__proto__') object[name] = valueAt(member, depth + 1)
    }
    return object
  }
  const tagged = ([tag, first]: unknown[], depth: number): unknown => {
    if (tag === 'P' || tag === 'Z') return valueAt(promises.get(Number(first)) ?? first, depth + 1)
    if (tag === 'D')
      return typeof first === 'number' && Math.abs(first) <= LAST_TIME_MS
        ? new Date(first).toISOString()
        : null
    if (tag === 'U' || tag === 'B') return textOf(first)
    return undefined
  }
  return valueAt(0, 0)
}

function fromAssignment(html: string): Json | null {
  const text = scriptFrom(html, 'window.__remixContext', '{')
  return text === null ? null : shareData(objectOf(parsedJson(text.replace(/;$/, ''))).state)
}

function fromNext(html: string): Json | null {
  const text = scriptFrom(html, 'id="__NEXT_DATA__"', '>')
  const { pageProps } = objectOf(objectOf(parsedJson(text?.slice(1) ?? '')).props)
  return isObject(pageProps) && 'serverResponse' in pageProps ? pageProps : null
}

/** The rest of a script behind a mark, from the first `begins` on. */
function scriptFrom(html: string, mark: string, begins: string): string | null {
  const at = html.indexOf(mark)
  const begin = at < 0 ? -1 : html.indexOf(begins, at)
  const end = begin < 0 ? -1 : html.indexOf('</script>', begin)
  return end < 0 ? null : html.slice(begin, end).trim()
}

/** The route of shared conversations; if it was renamed, whatever has a reply of the server. */
function shareData(root: unknown): Json | null {
  const routes = objectOf(objectOf(root).loaderData)
  const named = objectOf(routes['routes/share.$shareId.($action)'])
  if ('serverResponse' in named) return named
  return (
    Object.values(routes)
      .map(objectOf)
      .find((route) => 'serverResponse' in route) ?? null
  )
}

/** Behind the closing quote of the string that begins here. */
function endOfString(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at + 1
  }
  return -1
}
