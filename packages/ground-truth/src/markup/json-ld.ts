import { clipQuote } from '../facts/fact-source.ts'
import { decodeEntities } from './html-entities.ts'
import { type JsonNode, parsePositionedJson } from './positioned-json.ts'
import { addProp, localName, type PropValue, type Thing } from './thing.ts'

/** Reads one JSON-LD script: single things, lists and graphs, with references inside the script followed. */
export function readJsonLd(script: string): Thing[] {
  const root = parsePositionedJson(script)
  if (root === null) return []
  const reading: Reading = { script, byId: new Map(), references: [] }
  const things = topLevel(root, reading)
  for (const reference of reading.references) {
    const target = reading.byId.get(reference.id)
    if (target !== undefined) reference.value.thing = target
  }
  return things
}

interface Reading {
  script: string
  byId: Map<string, Thing>
  references: { id: string; value: PropValue }[]
}

function topLevel(node: JsonNode, reading: Reading): Thing[] {
  if (node.kind === 'list') return node.items.flatMap((item) => topLevel(item, reading))
  if (node.kind !== 'object') return []
  const graph = node.members.find(({ key }) => key === '@graph')
  const own = toThing(node, reading)
  const inner = graph === undefined ? [] : topLevel(graph.value, reading)
  return own.types.length > 0 ? [own, ...inner] : inner
}

function toThing(node: JsonNode & { kind: 'object' }, reading: Reading): Thing {
  const thing: Thing = { types: [], id: null, props: new Map() }
  for (const { key, start, value } of node.members) {
    if (key === '@type') thing.types = texts(value).map(localName)
    else if (key === '@id') thing.id = texts(value)[0] ?? null
    else if (!key.startsWith('@'))
      for (const item of value.kind === 'list' ? value.items : [value])
        addProp(thing, localName(key), toValue(item, start, reading))
  }
  if (thing.id !== null && (thing.types.length > 0 || thing.props.size > 0)) {
    const known = reading.byId.get(thing.id)
    // The same id described twice is one thing; the fuller description wins.
    if (known === undefined || known.props.size < thing.props.size) reading.byId.set(thing.id, thing)
  }
  return thing
}

function toValue(node: JsonNode, memberStart: number, reading: Reading): PropValue {
  const quote = clipQuote(reading.script.slice(memberStart, node.end))
  if (node.kind === 'text') return { text: decodeEntities(node.text), thing: null, quote }
  if (node.kind === 'list') return { text: texts(node).join(', '), thing: null, quote }
  const literal = node.members.find(({ key }) => key === '@value')
  if (literal !== undefined)
    return { text: decodeEntities(texts(literal.value)[0] ?? ''), thing: null, quote }
  const thing = toThing(node, reading)
  const value: PropValue = { text: '', thing, quote }
  if (thing.id !== null && thing.types.length === 0 && thing.props.size === 0)
    reading.references.push({ id: thing.id, value })
  return value
}

function texts(node: JsonNode): string[] {
  if (node.kind === 'text') return [node.text]
  return node.kind === 'list' ? node.items.flatMap(texts) : []
}
