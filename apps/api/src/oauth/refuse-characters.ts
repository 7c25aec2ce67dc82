/**
 * Characters that no request of a program needs: U+0000, which the database refuses, other control characters, controls of
 * the writing direction, by which a name can look like another one on the consent page, and halves of surrogate pairs.
 */
const REFUSED = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Null, or what to tell the program. `body` is JSON where programs register, and a form elsewhere. */
export function refusedCharacters(url: string, body: string, isJson: boolean): string | null {
  const { pathname, searchParams } = new URL(url)
  const found =
    REFUSED.exec(decoded(pathname)) ??
    first([...searchParams].flat()) ??
    (isJson ? inJson(body) : first([...new URLSearchParams(body)].flat()))
  return found && refusal(found[0])
}

/** The same for a document that a program publishes. Strings and the names of members, at any depth. */
export function refusedInDocument(document: unknown): string | null {
  const found = first(stringsIn(document))
  return found && refusal(found[0])
}

const refusal = (character: string): string =>
  `The request holds the character U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}, which is not allowed here.`

const first = (texts: Iterable<string>): RegExpExecArray | null => {
  for (const text of texts) {
    const found = REFUSED.exec(text)
    if (found) return found
  }
  return null
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return '\0'
  }
}

function inJson(body: string): RegExpExecArray | null {
  try {
    return first(stringsIn(JSON.parse(body)))
  } catch {
    // What is no JSON is refused by the authorization server.
    return null
  }
}

/** Not recursive: a body may be nested deeper than the stack. */
function* stringsIn(value: unknown): Generator<string> {
  const left = [value]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string') yield next
    else if (typeof next === 'object' && next !== null)
      for (const [name, member] of Object.entries(next)) {
        yield name
        if (member !== null) left.push(member)
      }
  }
}
