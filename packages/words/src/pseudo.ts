/** English with marks and longer words: what does not fit in it will not fit in other languages either. Pure. */
export const pseudoOf = (messages: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).map(([name, words]) => [name, longer(words)]))

const MARKED: Record<string, string> = { a: 'áá', e: 'êê', i: 'ïï', o: 'öö', u: 'üü' }

/** The words of a message and of its choices, and nothing of its syntax: `{count, plural, one {…} other {…}}`. */
function longer(message: string): string {
  let made = ''
  for (let at = 0; at < message.length; ) {
    const [syntax] = /^(?:<[^>]*>|'[{}<]')/.exec(message.slice(at)) ?? []
    if (message[at] !== '{' && syntax === undefined) {
      made += MARKED[message[at] ?? ''] ?? message[at]
      at++
      continue
    }
    const part = syntax ?? message.slice(at, endOf(message, at))
    made += syntax ?? argument(part)
    at += part.length
  }
  return made
}

const argument = (part: string): string => {
  const [, head, choices] =
    /^(\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,)([\s\S]*)\}$/.exec(part) ?? []
  if (head === undefined || choices === undefined) return part
  let made = head
  for (let at = 0; at < choices.length; ) {
    if (choices[at] !== '{') {
      made += choices[at]
      at++
      continue
    }
    const end = endOf(choices, at)
    made += `{${longer(choices.slice(at + 1, end - 1))}}`
    at = end
  }
  return `${made}}`
}

/** Behind the bracket that closes the one at `at`. */
function endOf(text: string, at: number): number {
  let depth = 0
  for (let place = at; place < text.length; place++) {
    if (text[place] === '{') depth++
    if (text[place] === '}' && --depth === 0) return place + 1
  }
  return text.length
}
