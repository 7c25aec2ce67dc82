// Writes src/generated/** from the OpenAPI document. With --check it writes nothing and fails when a file differs.
//   node scripts/generate.mjs [--check] [--document path/to/openapi.json] [--out folder]
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { operatorMethods, operatorRows, operatorTable } from './operator-modules.mjs'

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    document: {
      type: 'string',
      default: fileURLToPath(new URL('../../contract/openapi.json', import.meta.url)),
    },
    admin: {
      type: 'string',
      default: fileURLToPath(new URL('../../contract/admin-openapi.json', import.meta.url)),
    },
    out: { type: 'string', default: fileURLToPath(new URL('../src/generated', import.meta.url)) },
  },
})

const HEADER = '// Generated from the OpenAPI document by scripts/generate.mjs. Do not edit.\n'

const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
const text = await readFile(options.document, 'utf8')
const adminText = await readFile(options.admin, 'utf8')
const operator = operatorRows(JSON.parse(adminText))
const files = {
  // The generator resolves references in place, so it gets a separate object.
  'schema.ts': HEADER + astToString(await openapiTS(JSON.parse(text), { alphabetize: false })),
  'operations.ts': HEADER + operationsModule(JSON.parse(text)),
  'operator-schema.ts': HEADER + astToString(await openapiTS(JSON.parse(adminText), { alphabetize: false })),
  'operator-operations.ts': HEADER + operatorTable(operator),
  'operator-methods.ts': HEADER + operatorMethods(operator),
}

const stale = []
await mkdir(options.out, { recursive: true })
for (const [name, wanted] of Object.entries(files)) {
  const path = join(options.out, name)
  const current = await readFile(path, 'utf8').catch(() => null)
  if (current === wanted) continue
  stale.push(name)
  if (!options.check) await writeFile(path, wanted)
}
if (options.check && stale.length > 0) {
  console.error(`Out of date with the document: ${stale.join(', ')}. Run: node scripts/generate.mjs`)
  process.exitCode = 1
}

/** An operation without a 2xx answer is only planned: it gets no method, so it is not in the table. */
function rowsOf(document) {
  const rows = []
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const successes = Object.keys(operation.responses).filter((status) => status.startsWith('2'))
      if (successes.length === 0) continue
      const parameters = operation.parameters ?? []
      rows.push({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        bearer: (operation.security ?? document.security ?? []).length > 0,
        keyed: parameters.some(({ name, in: place }) => place === 'header' && name === 'Idempotency-Key'),
      })
    }
  }
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1))
}

function linesOf(rows) {
  return rows.map(
    ({ id, method, path, bearer, keyed }) =>
      `  ${id}: { method: '${method}', path: '${path}', bearer: ${bearer}, keyed: ${keyed} },`,
  )
}

function operationsModule(document) {
  return `
/** Version of this package. The document has its own. */
export const VERSION = '${version}'

/** \`bearer\`: needs the token. \`keyed\`: honours Idempotency-Key, so that repeating it starts nothing twice. */
export const OPERATIONS = {
${linesOf(rowsOf(document)).join('\n')}
} as const

export type OperationId = keyof typeof OPERATIONS
`
}
