import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { type Seen, sendJson, startServer } from './local-server.ts'

interface Content {
  example?: unknown
  examples?: Record<string, { value: unknown }>
}
interface Operation {
  operationId: string
  security: object[]
  responses: Record<string, { content: Record<string, Content> }>
}

/** A server that answers every operation with the examples of the document, or as given. `no-such-…` is 404. */
export async function startExampleServer(
  given: Record<string, unknown> = {},
): Promise<{ url: string; seen: Seen[] }> {
  const text = await readFile(new URL('../../contract/openapi.json', import.meta.url), 'utf8')
  const paths: Record<string, Record<string, Operation>> = JSON.parse(text).paths
  const routes = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      operation,
    })),
  )

  return startServer(({ method, path, headers }, response) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    const found = routes.find((route) => route.method === method && route.pattern.test(pathname))
    if (pathname.startsWith('/api/admin/')) return sendOperators(method, pathname, response)
    if (!found) return sendJson(response, 404, { error: 'No such route.' })
    const { operationId, security, responses } = found.operation
    const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '501'
    const isAllowed = security.length === 0 || headers.authorization === 'Bearer example-token'
    const status = isAllowed ? (pathname.includes('/no-such-') ? '404' : success) : '401'
    const html = responses[status]?.content['text/html']
    if (html && searchParams.get('format') === 'html') {
      response.writeHead(200, { 'content-type': 'text/html' })
      return response.end(String(html.example))
    }
    const [example] = Object.values(responses[status]?.content['application/json']?.examples ?? {})
    sendJson(
      response,
      Number(status),
      status === success ? (given[operationId] ?? example?.value) : example?.value,
    )
  })
}

/** What the examples of the operator's side need: its document has no examples of bodies. */
function sendOperators(method: string, pathname: string, response: ServerResponse): void {
  if (pathname === '/api/admin/accounts') {
    sendJson(response, 200, { items: [{ id: 'account_1', name: 'Halden' }], nextCursor: 'more' })
  } else if (method === 'POST') {
    sendJson(response, 201, { id: 'brand_2', name: 'Fjordlys', items: [] })
  } else {
    const row = { id: 'a', engine: 'CHATGPT', prompt: 'Who?', answer: 'It was founded in 1994.', demo: true }
    response.writeHead(200, { 'veracite-cut': '7', 'veracite-as-of': '41' })
    response.end(`${JSON.stringify(row)}\n`)
  }
}
