/**
 * Characters that make a spreadsheet read a cell as a formula. An apostrophe goes before these and
 * before an apostrophe, so that taking one away always gives the text back.
 */
const READ_AS_FORMULA = /^[=+\-@\t\r\n'＝＋－＠]/

const NEEDS_QUOTES = /[",\r\n]/

/** A cell of RFC 4180 with a text that somebody else may have written. */
export function csvText(given: string): string {
  const safe = READ_AS_FORMULA.test(given) ? `'${given}` : given
  if (safe === '') return '""'
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Head and lines of a table whose columns read their cells from an entry; a missing value is an empty cell. */
export function csvOf<Entry>(
  columns: readonly (readonly [name: string, read: (entry: Entry) => string | null | undefined])[],
): { head: string; line: (entry: Entry) => string } {
  const cellOf = (text: string | null | undefined) => (text == null ? '' : csvText(text))
  return {
    head: `${columns.map(([name]) => name).join(',')}\r\n`,
    line: (entry) => `${columns.map(([, read]) => cellOf(read(entry))).join(',')}\r\n`,
  }
}
