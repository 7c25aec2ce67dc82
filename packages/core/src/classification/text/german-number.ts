const PARTS = /hundert|tausend|zig$|zehn$|ssig$/

/** Reads numbers that German writes in one word: "zweihundertfünfzig", "dreiundzwanzig", accents folded. */
export function germanNumber(word: string, numbers: ReadonlyMap<string, number>): number | null {
  if (word.length < 6 || !PARTS.test(word)) return null
  let rest = word
  let total = 0
  let current = 0
  while (rest !== '') {
    if (rest.startsWith('und') && current > 0) {
      rest = rest.slice(3)
      continue
    }
    const part = longestPart(rest, numbers)
    if (part === null) return null
    const [text, value] = part
    if (value === 1000) {
      total += Math.max(current, 1) * 1000
      current = 0
    } else if (value === 100) current = Math.max(current, 1) * 100
    else current += value
    rest = rest.slice(text.length)
  }
  return total + current
}

function longestPart(text: string, numbers: ReadonlyMap<string, number>): [string, number] | null {
  for (let length = Math.min(8, text.length); length >= 3; length -= 1) {
    const part = text.slice(0, length)
    const value = numbers.get(part)
    if (value !== undefined && value <= 1000) return [part, value]
  }
  return null
}
