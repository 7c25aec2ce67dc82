// The operator's side of the client, from its OpenAPI document: a table of operations, and the types of its methods.

/** Methods that are not called as `methodName` would call them: `group.method`, or `method` of the operator. */
const NAMES = {
  adminCompareClocks: 'log.compareClocks',
  adminExportAnswers: 'answers',
  adminExportClaims: 'claims',
  adminExportCorrections: 'corrections',
  adminExportFindings: 'findings',
  adminExportMeasures: 'measures',
  adminExportRates: 'rates',
  adminGetCaseFile: 'cases.file',
  adminGetCaseWebArchive: 'cases.webArchive',
  adminGetDelivery: 'webhooks.getDelivery',
  adminGetRunAttestation: 'forms.attestation',
  adminGetRunStatement: 'forms.transparentStatement',
  adminGetRunWebArchive: 'forms.webArchive',
  adminListBrandSchedules: 'schedules.listOfBrand',
  adminListExports: 'exports',
  adminListPredicates: 'facts.predicates',
  adminListRuns: 'scans.runs',
  adminReplayDelivery: 'webhooks.replayDelivery',
  adminSearch: 'search',
  adminStartScan: 'scans.create',
  adminWithdrawFact: 'facts.archive',
}

/** Every operation: how it is sent, and what its method takes and returns. */
export function operatorRows(document) {
  const rows = Object.entries(document.paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, one]) => rowOf(document, path, method, one)),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const unknown = Object.keys(NAMES).filter((id) => !rows.some((row) => row.id === id))
  if (unknown.length > 0) throw new Error(`The document has no ${unknown.join(', ')}.`)
  const names = rows.map(({ name }) => name)
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  if (twice.length > 0) throw new Error(`Two operations are called ${twice.join(', ')}: add them to NAMES.`)
  return rows
}

function rowOf(document, path, method, operation) {
  const { operationId: id, tags, parameters = [], requestBody, responses } = operation
  const [, { content }] = Object.entries(responses).find(([status]) => status.startsWith('2'))
  return {
    id,
    name: NAMES[id] ?? methodName(id, tags[0]),
    summary: operation.summary,
    method: method.toUpperCase(),
    path,
    keyed: parameters.some(({ name }) => name === 'Idempotency-Key'),
    query: parameters.some((parameter) => parameter.in === 'query'),
    body: !requestBody ? 'none' : 'application/json' in requestBody.content ? 'json' : 'file',
    answer: answerKind(document, content),
    deadlineMs: operation['x-deadline-ms'],
  }
}

function answerKind(document, content) {
  if ('application/vnd.apache.parquet' in content) return 'export'
  const schema = content['application/json']?.schema
  if (!schema) return 'file'
  const resolved = schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema
  return 'nextCursor' in (resolved.properties ?? {}) ? 'page' : 'json'
}

/** `adminListFeedImports` of the tag `feeds` is `feeds.listImports`; `adminAddFeed` is `feeds.create`. */
function methodName(id, tag) {
  const [verb, ...nouns] = id.replace(/^admin/, '').split(/(?=[A-Z])/)
  const own = [...tag.split('-').map(singular), 'my']
  const rest = nouns.filter((noun) => !own.includes(singular(noun.toLowerCase())))
  const short = verb === 'Add' && rest.length === 0 ? 'Create' : verb
  return `${camel(tag)}.${short.toLowerCase()}${rest.join('')}`
}

const singular = (noun) => noun.replace(/s$/, '')
const camel = (words) => words.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** Members that are the same for most operations are left out: the table is part of every bundle. */
export function operatorTable(rows) {
  const lines = rows.map(({ id, name, method, path, keyed, query, body, answer, deadlineMs }) =>
    [
      `  ${id}: { name: '${name}', method: '${method}', path: '${path}'`,
      ...(keyed ? ['keyed: true'] : []),
      ...(query ? ['query: true'] : []),
      ...(body === 'none' ? [] : [`body: '${body}'`]),
      ...(answer === 'json' ? [] : [`answer: '${answer}'`]),
      ...(deadlineMs === undefined ? [] : [`deadlineMs: ${deadlineMs}`]),
    ].join(', '),
  )
  return `
export const OPERATOR_OPERATIONS = {
${lines.map((line) => `${line} },`).join('\n')}
} as const

export type OperatorOperationId = keyof typeof OPERATOR_OPERATIONS
`
}

export function operatorMethods(rows) {
  const groups = [...new Set(rows.map(({ name }) => name.split('.')[0]))].sort()
  return `
import type { OperatorBody, OperatorContent, OperatorExport, OperatorFile, OperatorPages, OperatorQuery, OperatorReply } from '../operator/call.ts'
import type { KeyedRequestOptions, RequestOptions } from '../request.ts'

/** Every operation of the operator's document. */
export interface OperatorMethods {
${groups.flatMap((group) => groupLines(rows, group)).join('\n')}
}
`
}

function groupLines(rows, group) {
  const of = rows.filter(({ name }) => name.split('.')[0] === group)
  const [only] = of
  if (of.length === 1 && only.name === group) return methodLines(only, group, '  ')
  const methods = of.flatMap((row) => methodLines(row, row.name.split('.')[1] ?? '', '    '))
  return [`  ${group}: {`, ...methods, '  }']
}

const ANSWERS = {
  json: 'OperatorReply',
  page: 'OperatorPages',
  file: 'OperatorFile',
  export: 'OperatorExport',
}

function methodLines({ id, summary, path, keyed, query, body, answer }, name, indent) {
  const taken = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => `${parameter}: string`),
    ...(body === 'json' ? [`body: OperatorBody<'${id}'>`] : []),
    ...(body === 'file' ? ['content?: OperatorContent'] : []),
    ...(query ? [`query?: OperatorQuery<'${id}'> & RequestOptions`] : []),
    `options?: ${keyed ? 'KeyedRequestOptions' : 'RequestOptions'}`,
  ]
  const returned = answer === 'file' ? ANSWERS.file : `${ANSWERS[answer]}<'${id}'>`
  return [`${indent}/** ${summary}. */`, `${indent}${name}(${taken.join(', ')}): ${returned}`]
}
