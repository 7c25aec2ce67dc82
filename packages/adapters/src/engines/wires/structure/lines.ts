/** Words that must stay on one line: a name, a heading, a cell. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The same lines with single breaks, without white space at their ends. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.trimEnd())
}
