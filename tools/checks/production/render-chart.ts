import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments, stringify } from 'yaml'

/**
 * Renders a Helm chart where Helm itself is not at hand: the part of Go's templates that our chart uses, and nothing
 * else, so that a construct it does not know is an error here and not a surprise there. CI asks Helm as well.
 */
type Node =
  | { kind: 'text'; text: string }
  | { kind: 'value'; pipeline: string }
  | { kind: 'block'; word: string; head: string; body: Node[]; otherwise: Node[] }

interface Scope {
  dot: unknown
  root: unknown
  variables: Record<string, unknown>
}

export interface Rendered {
  apiVersion: string
  kind: string
  metadata: { name: string; labels: Record<string, string>; annotations?: Record<string, string> }
  spec: Record<string, unknown>
}

export function renderChart(folder: string, valuesFile: string | null): Rendered[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const chart = parse(read('Chart.yaml')) as { appVersion: string }
  const values = merge(parse(read('values.yaml')), valuesFile === null ? {} : parse(read(valuesFile)))
  const root = {
    Values: values,
    Chart: { AppVersion: chart.appVersion },
    Release: { Name: 'veracite', Service: 'Helm' },
  }
  const templates = readdirSync(join(folder, 'templates')).map(
    (name) => [name, nodesOf(read(`templates/${name}`))] as const,
  )
  const defined = new Map(
    templates.flatMap(([, nodes]) =>
      nodes.flatMap((node) =>
        node.kind === 'block' && node.word === 'define' ? [[unquoted(node.head), node.body] as const] : [],
      ),
    ),
  )
  return templates
    .filter(([name]) => name.endsWith('.yaml'))
    .map(([, nodes]) => write(nodes, { dot: root, root, variables: { $: root } }, defined))
    .flatMap((text) => parseAllDocuments(text))
    .flatMap((document) => {
      if (document.errors.length > 0) throw document.errors[0]
      const made = document.toJS() as Rendered | null
      return made === null ? [] : [made]
    })
}

function merge(under: unknown, over: unknown): unknown {
  if (!isRecord(under) || !isRecord(over)) return over ?? under
  const keys = new Set([...Object.keys(under), ...Object.keys(over)])
  return Object.fromEntries(
    [...keys].map((key) => [key, key in over ? merge(under[key], over[key]) : under[key]]),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function nodesOf(template: string): Node[] {
  const tokens = template
    .replaceAll(/\s*\{\{-/g, '{{')
    .replaceAll(/-\}\}\s*/g, '}}')
    .replaceAll(/\{\{\s*\/\*[\s\S]*?\*\/\s*\}\}/g, '')
    .split(/(\{\{[\s\S]*?\}\})/)
  const top: Node[] = []
  const open: { into: Node[]; block: Extract<Node, { kind: 'block' }> | null }[] = [
    { into: top, block: null },
  ]
  for (const token of tokens) {
    const here = open.at(-1)
    if (here === undefined) throw new Error('an end too many')
    if (!token.startsWith('{{')) {
      here.into.push({ kind: 'text', text: token })
      continue
    }
    const said = token.slice(2, -2).trim()
    const [, word = '', head = ''] = /^(if|with|range|define|else|end)\b\s*([\s\S]*)$/.exec(said) ?? []
    if (word === 'end') open.pop()
    else if (word === 'else' && here.block !== null) here.into = here.block.otherwise
    else if (word === '') here.into.push({ kind: 'value', pipeline: said })
    else {
      const block = { kind: 'block' as const, word, head, body: [], otherwise: [] }
      here.into.push(block)
      open.push({ into: block.body, block })
    }
  }
  if (open.length !== 1) throw new Error('an end too few')
  return top
}

type Defined = ReadonlyMap<string, Node[]>

function write(nodes: readonly Node[], scope: Scope, defined: Defined): string {
  return nodes.map((node) => writeNode(node, scope, defined)).join('')
}

function writeNode(node: Node, scope: Scope, defined: Defined): string {
  if (node.kind === 'text') return node.text
  if (node.kind === 'value') return writeValue(node.pipeline, scope, defined)
  if (node.word === 'define') return ''
  const [, names, expression = node.head] = /^((?:\$\w+,\s*)?\$\w+)\s*:=\s*(.*)$/.exec(node.head) ?? []
  const value = evaluate(expression, scope, defined)
  if (!isTrue(value)) return write(node.otherwise, scope, defined)
  if (node.word === 'if') return write(node.body, scope, defined)
  if (node.word === 'with') return write(node.body, { ...scope, dot: value }, defined)
  return Object.entries(value as object)
    .map(([key, item]) => {
      const [keyName = '', itemName = ''] = names?.split(/,\s*/) ?? []
      const variables = { ...scope.variables, [keyName]: key, [itemName]: item }
      return write(node.body, { ...scope, dot: item, variables }, defined)
    })
    .join('')
}

function writeValue(pipeline: string, scope: Scope, defined: Defined): string {
  const [, name, expression] = /^(\$\w+)\s*:=\s*(.*)$/.exec(pipeline) ?? []
  if (name !== undefined && expression !== undefined) {
    scope.variables[name] = evaluate(expression, scope, defined)
    return ''
  }
  const value = evaluate(pipeline, scope, defined)
  if (value === undefined) throw new Error(`${pipeline} is not set`)
  return String(value)
}

const isTrue = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isRecord(value) ? Object.keys(value).length > 0 : Boolean(value)

/** `a | b c | d`: each word gets what stands left of the bar as its last argument. */
function evaluate(pipeline: string, scope: Scope, defined: Defined): unknown {
  let piped: unknown[] = []
  for (const part of pipeline.split(/\s+\|\s+/)) {
    const [word = '', ...rest] = part.match(/"[^"]*"|\S+/g) ?? []
    const values = [...rest.map((one) => wordValue(one, scope)), ...piped]
    piped = [
      word in WORDS || word === 'include' ? call(word, values, scope, defined) : wordValue(word, scope),
    ]
  }
  return piped[0]
}

function call(word: string, values: unknown[], scope: Scope, defined: Defined): unknown {
  if (word !== 'include') return WORDS[word]?.(...values)
  const body = defined.get(String(values[0]))
  if (body === undefined) throw new Error(`${String(values[0])} is not defined`)
  return write(body, { dot: values[1], root: scope.root, variables: { $: values[1] } }, defined).trim()
}

const WORDS: Record<string, (...values: unknown[]) => unknown> = {
  quote: (value) => JSON.stringify(String(value ?? '')),
  default: (fallback, value) => (isTrue(value) ? value : fallback),
  required: (message, value) => {
    if (!isTrue(value)) throw new Error(String(message))
    return value
  },
  eq: (a, b) => a === b,
  list: (...items) => items,
  join: (between, items) => (items as unknown[]).join(String(between)),
  toYaml: (value) => stringify(value).trimEnd(),
  nindent: (width, value) =>
    `\n${' '.repeat(Number(width))}${String(value).replaceAll('\n', `\n${' '.repeat(Number(width))}`)}`,
}

function wordValue(word: string, { dot, variables }: Scope): unknown {
  if (word.startsWith('"')) return unquoted(word)
  if (/^\d+$/.test(word)) return Number(word)
  const [, start = '', path = ''] = /^(\$\w*|)((?:\.\w+)*|\.)$/.exec(word) ?? []
  if (start === '' && path === '') throw new Error(`${word} is no value that is known here`)
  const from = start === '' ? dot : variables[start]
  return path
    .split('.')
    .filter((name) => name !== '')
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), from)
}

const unquoted = (word: string): string => word.trim().replaceAll(/^"|"$/g, '')
