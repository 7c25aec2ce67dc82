// Writes src/generated/** from the OpenAPI document. With --check it writes nothing and fails when a file differs.
//   node scripts/generate.mjs [--check] [--document path/to/openapi.json] [--out folder]
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'

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

const OPERATOR_OPERATIONS = [
  ...['ListAccounts', 'AddAccount'],
  ...['ListBrands', 'AddBrand', 'GetBrand', 'ChangeBrand', 'ArchiveBrand', 'RestoreBrand'],
  ...['ListPrompts', 'AddPrompts', 'ChangePrompt', 'ArchivePrompt', 'RestorePrompt', 'SuggestPrompts'],
  ...['AddFacts', 'ChangeFact', 'WithdrawFact', 'RestoreFact', 'ListPredicates'],
  ...['ListScans', 'StartScan', 'GetScan', 'StopScan', 'EstimateScan', 'ListRuns'],
  ...['ListFindings', 'GetFinding', 'SettleFinding', 'ReopenFinding'],
  ...['ListCases', 'CreateCase', 'GetCase', 'GetCaseFile', 'GetCaseWebArchive'],
  ...['GetRunAttestation', 'GetRunStatement', 'GetRunWebArchive'],
  ...['ListExports', 'ExportAnswers', 'ExportClaims', 'ExportFindings', 'ExportRates', 'ExportCorrections'],
]

const HEADER = '// Generated from the OpenAPI document by scripts/generate.mjs. Do not edit.\n'

const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
const text = await readFile(options.document, 'utf8')
const adminText = await readFile(options.admin, 'utf8')
const files = {
  // The generator resolves references in place, so it gets a separate object.
  'schema.ts': HEADER + astToString(await openapiTS(JSON.parse(text), { alphabetize: false })),
  'operations.ts': HEADER + operationsModule(JSON.parse(text)),
  'operator-schema.ts':
    HEADER + astToString(await openapiTS(operatorPart(adminText), { alphabetize: false })),
  'operator-operations.ts': HEADER + operatorModule(operatorPart(adminText)),
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

/** What the client offers of the operator's API, with the schemas that it needs. */
function operatorPart(text) {
  const document = JSON.parse(text)
  const wanted = OPERATOR_OPERATIONS.map((id) => `admin${id}`)
  const paths = {}
  for (const [path, item] of Object.entries(document.paths)) {
    const kept = Object.entries(item).filter(([, { operationId }]) => wanted.includes(operationId))
    if (kept.length > 0) paths[path] = Object.fromEntries(kept)
  }
  const found = Object.values(paths).flatMap((item) => Object.values(item).map((one) => one.operationId))
  const missing = wanted.filter((id) => !found.includes(id))
  if (missing.length > 0) throw new Error(`The document has no ${missing.join(', ')}.`)
  return { ...document, paths, components: { schemas: schemasOf(paths, document.components.schemas) } }
}

function schemasOf(paths, schemas) {
  const needed = new Set()
  const collect = (value) => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (needed.has(name)) continue
      needed.add(name)
      collect(schemas[name])
    }
  }
  collect(paths)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => needed.has(name)))
}

function operatorModule(document) {
  return `
export const OPERATOR_OPERATIONS = {
${linesOf(rowsOf(document)).join('\n')}
} as const

export type OperatorOperationId = keyof typeof OPERATOR_OPERATIONS
`
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
