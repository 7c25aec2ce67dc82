import { withDeadline } from '../deadline.ts'
import { ConnectionError, TimeoutError } from '../errors.ts'
import type { OperatorOperationId } from '../generated/operator-operations.ts'
import type { RequestOptions } from '../request.ts'
import type { Route, Send } from '../transport.ts'
import type { OperatorQuery } from './call.ts'

export interface ExportFileOptions extends RequestOptions {
  /** Bytes that you have of this file; only with the `cut` that they came with. */
  skip?: number | undefined
}

/** Rows as of one event. Nothing is asked before the first row is, or the file. */
export interface Export<Row> extends AsyncIterable<Row> {
  /** The newest event that the rows know of; null until the first answer. */
  readonly asOf: number | null
  /** Names that moment: give it to another export that is to be of the same one. Null until the first answer. */
  readonly cut: number | null
  /** The file as the server makes it, to be read as it comes. */
  file(format: 'csv' | 'jsonl' | 'parquet', options?: ExportFileOptions): Promise<ReadableStream<Uint8Array>>
}

export type ExportFilter<Op extends OperatorOperationId> = OperatorQuery<Op>

/** How often in a row a connection may break without bringing a row. */
const MOST_BREAKS = 3

export function createExport(
  send: Send,
  route: Route,
  filter: object,
  options: RequestOptions,
): Export<unknown> {
  const seen: { asOf: number | null; cut: number | null } = { asOf: null, cut: null }
  const open = async (query: object, chosen: RequestOptions): Promise<Response> => {
    const asked = { ...filter, ...(seen.cut === null ? {} : { cut: seen.cut }), ...query }
    const { response } = await send(route, { query: asked, accept: 'stream', options: chosen })
    seen.cut = Number(response.headers.get('veracite-cut'))
    seen.asOf = Number(response.headers.get('veracite-as-of'))
    return response
  }
  return {
    get asOf() {
      return seen.asOf
    },
    get cut() {
      return seen.cut
    },
    async file(format, { skip, ...own } = {}) {
      const { body } = await open({ format, skip }, { ...options, ...own })
      return body ?? new Blob([]).stream()
    },
    [Symbol.asyncIterator]: () => rows(route.id, open, options),
  }
}

/** Goes on after the last whole row when a connection breaks: the rows are still of the same moment. */
async function* rows(
  operation: Route['id'],
  open: (query: object, options: RequestOptions) => Promise<Response>,
  options: RequestOptions,
): AsyncGenerator<{ id: string }> {
  let after: string | undefined
  for (let breaks = 0; ; breaks++) {
    const response = await open({ format: 'jsonl', after }, options)
    try {
      for await (const line of linesOf(operation, response, options)) {
        const row = JSON.parse(line) as { id: string }
        yield row
        after = row.id
        breaks = 0
      }
      return
    } catch (error) {
      if (!(error instanceof ConnectionError) || breaks >= MOST_BREAKS) throw error
    }
  }
}

async function* linesOf(
  operation: Route['id'],
  response: Response,
  { timeoutMs = 60_000, signal }: RequestOptions,
): AsyncGenerator<string> {
  const reader = response.body?.getReader()
  if (!reader) return
  const address = new URL(response.url || 'http://unknown').origin
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const onDeadline = () => new TimeoutError(operation, address, timeoutMs, 'no row')
      const { done, value } = await withDeadline(timeoutMs, onDeadline, signal, () => reader.read()).catch(
        (cause: Error) => {
          if (cause.name === 'AbortError' || cause instanceof TimeoutError) throw cause
          throw new ConnectionError(operation, address, 'the export broke off', cause)
        },
      )
      if (done) break
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    // The last line of a whole file ends like every other.
    if (rest !== '') throw new ConnectionError(operation, address, 'the export broke off')
  } finally {
    await reader.cancel().catch(() => {})
  }
}
