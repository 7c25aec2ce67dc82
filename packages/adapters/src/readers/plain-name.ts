/** The name of a model as a server reports it; null for anything that is no name. */
export const plainName = (name: string | null | undefined): string | null =>
  typeof name === 'string' && /^[\w./:@-]{1,200}$/.test(name) ? name : null
