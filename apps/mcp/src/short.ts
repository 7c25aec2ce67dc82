/** At most this many characters, the last of them an ellipsis if something was cut. */
export function short(text: string, most: number): string {
  if (text.length <= most) return text
  // Never cut inside a surrogate pair.
  const end = /[\uD800-\uDBFF]$/.test(text.slice(0, most - 1)) ? most - 2 : most - 1
  return `${text.slice(0, end)}…`
}

/** `1 engine`, `2 engines`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** The day of a time in ISO form: enough for a list, and half as long. */
export const dayOf = (time: string): string => time.slice(0, 10)
