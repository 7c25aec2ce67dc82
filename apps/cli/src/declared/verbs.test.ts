import { readdirSync, readFileSync } from 'node:fs'
import { Veracite } from '@veracite/sdk'
import { expect, test } from 'vitest'
import type { Given } from './inputs.ts'
import type { Verb } from './verbs.ts'

interface Documented {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
interface Schema {
  $ref?: string
  properties?: Record<string, unknown>
}
const document: {
  paths: Record<string, Record<string, Documented>>
  components: { schemas: Record<string, Schema> }
} = JSON.parse(
  readFileSync(new URL('../../../../packages/contract/admin-openapi.json', import.meta.url), 'utf8'),
)

/** Every command in the folder of commands that is declared as one request. */
async function declaredRequests(): Promise<[string, Verb][]> {
  const folder = new URL('../commands/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)))
  return modules.flatMap((module: Record<string, { verbs?: Verb[] }>, at) =>
    Object.values(module)
      .flatMap((made) => made?.verbs ?? [])
      .filter(({ call }) => call !== undefined)
      .map((verb): [string, Verb] => [`${files[at]} ${verb.command}`, verb]),
  )
}

/** The members that the document lists for a request, found by its method and path. */
function documentedMembers(method: string, pathname: string): string[] {
  const matching = Object.entries(document.paths).filter(
    ([path, item]) =>
      method.toLowerCase() in item &&
      new RegExp(`^${path.replaceAll(/\{\w+\}/g, 'some-id')}$`).test(pathname),
  )
  expect(matching, `${method} ${pathname}`).toHaveLength(1)
  const operation = matching[0]?.[1][method.toLowerCase()]
  const schema = operation?.requestBody?.content['application/json']?.schema
  const body = schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema
  return body
    ? Object.keys(body.properties ?? {})
    : (operation?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name)
}

const requests = await declaredRequests()

test('there are declared commands', () => expect(requests.length).toBeGreaterThan(60))

test.each(requests)('%s sends members that its operation has', async (_, verb) => {
  const asked: Request[] = []
  const { operator } = new Veracite({
    baseUrl: 'http://127.0.0.1:1',
    fetch: async (request) => {
      asked.push(request)
      return Response.json({ items: [], nextCursor: null })
    },
  })
  const { inputs } = verb
  const nameOf = (flags: string) =>
    (/--([\w-]+)/.exec(flags)?.[1] ?? flags.replaceAll(/[<>[\].]/g, '')).replaceAll(/-(\w)/g, (_, letter) =>
      letter.toUpperCase(),
    )
  const names = inputs.filter(({ id, local }) => !id && !local).map(({ as, flags }) => as ?? nameOf(flags))
  const sent = { ...Object.fromEntries(names.map((name) => [name, 'x'])), ...verb.always }
  const ids = inputs.filter(({ id }) => id).map(() => 'some-id')
  const method = verb.call?.(operator, { ids, sent } as unknown as Given) as (...given: unknown[]) => unknown
  const result = method(...ids, sent)
  await (result && typeof result === 'object' && 'next' in result
    ? (result as AsyncGenerator).next()
    : result)
  const [request] = asked
  const members = documentedMembers(request?.method ?? '', new URL(request?.url ?? '').pathname)
  expect(members).toEqual(expect.arrayContaining(Object.keys(sent)))
})
