/** Where an answer carries its JSON, when it is kept as it is sent. Not enumerable: copies of the answer do not have it. */
export const RENDERED = Symbol('rendered')

/** A blob, because sending one copies nothing. Null: it has to be rendered. */
export const renderedOf = (body: unknown): Blob | null =>
  typeof body === 'object' && body !== null && RENDERED in body ? (body[RENDERED] as Blob) : null
