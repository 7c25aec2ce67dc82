import { Parser } from 'htmlparser2'

/** Plain text of a string that may hold HTML: entities decoded, tags dropped. */
export function decodeEntities(text: string): string {
  if (!/[&<]/.test(text)) return text
  let plain = ''
  const parser = new Parser({
    ontext: (piece) => {
      plain += piece
    },
    onopentag: () => {
      plain += ' '
    },
  })
  parser.end(text.slice(0, MAX_CHARS))
  return plain.replace(/\s+/g, ' ').trim()
}

/** Values that become facts are short; a hostile script may hold a novel of nested tags. */
const MAX_CHARS = 20_000
