const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** A bar of the given width; eighths of a column make slow progress visible. */
export function bar(done: number, total: number, width: number): { filled: string; empty: string } {
  const share = total <= 0 ? 0 : Math.min(1, Math.max(0, done / total))
  const eighths = Math.round(share * width * 8)
  const filled = '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '')
  return { filled, empty: '·'.repeat(Math.max(0, width - Math.ceil(eighths / 8))) }
}
