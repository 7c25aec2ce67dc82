import { utf8Decode, utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { splitMessages } from '../relayed/websocket.ts'
import { parsed, textAt, valuesAt } from './json-path.ts'
import type { Profile, ReplyRule } from './profiles.ts'
import { visibleText } from './visible-text.ts'

/** The answer in a reply of an app, as Markdown without its citation marks. */
export function readAnswer(profile: Profile, body: Uint8Array): string {
  const rules = profile.rules.map(ruleReader)
  const answer = new Answer()
  let hasEnded = profile.end === null
  for (const event of eventsIn(profile.reply, body)) {
    for (const read of rules) read(event, answer)
    hasEnded ||= profile.end !== null && isMeant(event, profile.end.when)
  }
  if (!hasEnded) throw new FormatError('the reply of the app was cut off before its end')
  const text = withoutMarks(answer.text, profile.marks)
  // The halves of a character may come in two pieces, but must both be there.
  utf8Encode(text)
  if (visibleText(text) === '') throw new FormatError('the reply holds no answer that can be read')
  return text
}

class Answer {
  #pieces: string[] = []

  get text(): string {
    return this.#pieces.join('')
  }

  append(text: string): void {
    this.#pieces.push(text)
  }

  set(text: string): void {
    this.#pieces = [text]
  }
}

interface AppEvent {
  value: unknown
  name: string
  data: string
}

type RuleReader = (event: AppEvent, answer: Answer) => void

function ruleReader(rule: ReplyRule): RuleReader {
  if (rule.patch !== null) return patchReader(rule, rule.patch)
  return (event, answer) => {
    if (!isMeant(event, rule.when ?? {})) return
    if (rule.append !== null) answer.append(textAt(event.value, rule.append))
    const text = rule.set === null ? '' : textAt(event.value, rule.set)
    if (text !== '') answer.set(text)
  }
}

/** A change of the document may leave out place and kind: then they are those of the change before. */
function patchReader(rule: ReplyRule, names: NonNullable<ReplyRule['patch']>): RuleReader {
  let [path, op] = ['', '']
  const apply = (change: unknown, answer: Answer, isInner: boolean): void => {
    const [said, kind, value] = [names.path, names.op, names.value].map((name) => valuesAt(change, name)[0])
    if (value === undefined) return
    if (typeof said === 'string') path = said
    if (typeof kind === 'string') op = kind
    if (op === rule.batch && Array.isArray(value)) {
      if (!isInner) for (const one of value) apply(one, answer, true)
    } else if (path === rule.target && typeof value === 'string') {
      if (op === rule.append) answer.append(value)
      else answer.set(value)
    } else if (typeof value === 'object' && rule.whole !== null && path === '') {
      answer.set(textAt(value, rule.whole))
    }
  }
  return (event, answer) => apply(event.value, answer, false)
}

function isMeant({ value, name, data }: AppEvent, when: Record<string, unknown>): boolean {
  return Object.entries(when).every(([path, wanted]) => {
    if (path === '_event') return name === wanted
    if (path === '_data') return data === wanted
    return valuesAt(value, path).includes(wanted)
  })
}

function* eventsIn(reply: Profile['reply'], body: Uint8Array): Generator<AppEvent> {
  const eventOf = (data: string, name = 'message'): AppEvent => ({ value: parsed(data), name, data })
  if (reply === 'json') yield eventOf(utf8Decode(body))
  else if (reply === 'messages') for (const message of splitMessages(body)) yield eventOf(utf8Decode(message))
  else if (reply === 'lines') for (const line of utf8Decode(body).split(LINE_END)) yield eventOf(line)
  else {
    let [name, data]: [string, string[]] = ['message', []]
    for (const line of utf8Decode(body).split(LINE_END)) {
      const [, field = '', content = ''] = /^([^:]*)(?:: ?([\s\S]*))?$/.exec(line) ?? []
      if (field === 'event') name = content
      if (field === 'data') data.push(content)
      if (line !== '') continue
      if (data.length > 0) yield eventOf(data.join('\n'), name)
      ;[name, data] = ['message', []]
    }
  }
}

/** What stands between the two parts of a mark is a reference, never a sentence. */
export function withoutMarks(text: string, marks: Profile['marks']): string {
  let left = text
  for (const [start = '', end = ''] of marks) {
    const kept: string[] = []
    let from = 0
    for (let at = left.indexOf(start); at >= 0; at = left.indexOf(start, at)) {
      const inside = at + start.length
      const length = left.slice(inside, inside + MAX_MARK).indexOf(end)
      if (length < 0) {
        at = inside
        continue
      }
      kept.push(left.slice(from, at))
      from = inside + length + end.length
      at = from
    }
    left = kept.join('') + left.slice(from)
  }
  return left
}

const LINE_END = /\r\n|\n|\r/
/** The longest reference, in characters. */
const MAX_MARK = 400
