/** With the member if it was missing, without it if it was there. */
export const toggled = <T>(members: Iterable<T>, one: T): T[] => {
  const all = [...members]
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
}
