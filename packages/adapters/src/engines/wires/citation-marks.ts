import type { Source } from '@veracite/terms/engine-port'

/** The sources whose mark (`[1]`, also inside `[1, 3]` or `[1][3]`) is written in the text, in the order of first use. */
export function citedByMarks(text: string, sources: readonly (Source & { mark: string })[]): Source[] {
  const marks = [...text.matchAll(/\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g)].flatMap((match) =>
    (match[1] ?? '').split(/\s*,\s*/),
  )
  return [...new Set(marks)].flatMap((mark) =>
    sources.filter((entry) => entry.mark === mark).map(({ url, title }) => ({ url, title })),
  )
}
