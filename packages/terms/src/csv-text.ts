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
