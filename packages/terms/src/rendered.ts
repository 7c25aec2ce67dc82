/** Where an answer carries its JSON, when it is kept as it is sent. Not enumerable: copies of the answer do not have it. */
export const RENDERED = Symbol('rendered')

/** Null: it has to be rendered. */
export const renderedOf = (body: unknown): Uint8Array<ArrayBuffer> | null =>
  typeof body === 'object' && body !== null && RENDERED in body
    ? (body[RENDERED] as Uint8Array<ArrayBuffer>)
    : null
