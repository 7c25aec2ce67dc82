/**
 * Asks one operation and expects this status; a body of text is sent as it is. Answers differ by operation.
 */
export type Call = (
  status: number,
  method: string,
  path: string,
  values?: Record<string, string>,
  body?: unknown,
  query?: string,
  // biome-ignore lint/suspicious/noExplicitAny: as `TestApi.call` has it
) => Promise<any>
