/** What stands on the lines of a text, or between its commas, without what is empty. */
export const linesOf = (text: string, between: '\n' | ',' = '\n'): string[] =>
  text
    .split(between)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** With the member if it was missing, without it if it was there. */
export const toggled = <T>(members: Iterable<T>, one: T): T[] => {
  const all = [...members]
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
}

/** Those texts that say something, without the space around them: others are left out of what is sent. */
export const filled = <Name extends string>(texts: Record<Name, string>): { [One in Name]?: string } =>
  Object.fromEntries(
    Object.entries<string>(texts)
      .map(([name, text]) => [name, text.trim()])
      .filter(([, text]) => text !== ''),
  ) as { [One in Name]?: string }
