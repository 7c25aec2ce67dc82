/** What stands on the lines of a text, or between its commas, without what is empty. */
export const linesOf = (text: string, between: '\n' | ',' = '\n'): string[] =>
  text
    .split(between)
    .map((line) => line.trim())
    .filter((line) => line !== '')
