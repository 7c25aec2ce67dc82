/** Ways in which models get quotes wrong without meaning to; what they say stays the same. */
export const SLIPS: Record<string, (quote: string) => string> = {
  'marks lost': (quote) => quote.replace(/[*_`#]|(?<!\w)~~|~~(?!\w)/g, ''),
  'bars as colons': (quote) => quote.replace(/^\s*\|\s*|\s*\|\s*$/g, '').replace(/\s*\|\s*/g, ': '),
  'other white space': (quote) => quote.replace(/\s+/g, (run) => (run.includes('\n') ? ' ' : '\u00a0')),
  'other quotation marks': (quote) => quote.replace(/["“”„«»]/g, "'").replace(/[’]/g, "'"),
  'other dashes': (quote) => quote.replace(/[–—]/g, '-'),
  'escapes lost': (quote) => quote.replace(/\\(?=[^\w\s])/g, ''),
}

interface Reply {
  claims: { quote: string }[]
}

/** The reply of a careless model: every quote slips in every way, and a share of the claims is left out. */
export function degrade<R extends Reply>(reply: R, share: number, random: () => number): R {
  const kept = reply.claims.filter(() => random() >= share)
  return { ...reply, claims: kept.map((claim) => ({ ...claim, quote: slipped(claim.quote) })) }
}

const slipped = (quote: string): string => Object.values(SLIPS).reduce((text, slip) => slip(text), quote)

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
