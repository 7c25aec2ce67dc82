import { isObject } from '@veracite/terms/json'
import { Parser } from 'htmlparser2'
import { type JsonNode, parsePositionedJson } from '../markup/positioned-json.ts'
import { FeedError, type FeedReader, type FeedRecord, MAX_RECORD_CHARS, NOT_JSON } from './feed-record.ts'
import { itemsOfJson } from './json-fields.ts'

/** Products that a page describes in its JSON-LD scripts. */
export function createPageReader(): FeedReader {
  let records: FeedRecord[] = []
  let script: string | null = null
  let count = 0
  const give = () => {
    const given = records
    records = []
    return given
  }
  const closeScript = () => {
    if (script !== null) {
      count += 1
      records.push(...recordsOfScript(script, count))
    }
    script = null
  }
  const parser = new Parser({
    onopentag(name, { type }) {
      if (name === 'script') script = /ld\+json/i.test(type ?? '') ? '' : null
    },
    ontext(text) {
      if (script === null) return
      script += text
      if (script.length > MAX_RECORD_CHARS) throw new FeedError('A script of the page is too long.')
    },
    onclosetag(name) {
      if (name === 'script') closeScript()
    },
  })
  return {
    read(text) {
      parser.write(text)
      return give()
    },
    end() {
      parser.end()
      return give()
    },
  }
}

function recordsOfScript(script: string, line: number): FeedRecord[] {
  const node = parsePositionedJson(script)
  if (node === null) return [{ line, problem: NOT_JSON }]
  const value = plainValue(node)
  const items = (Array.isArray(value) ? value : [value]).filter(isObject).flatMap(itemsOfJson)
  // Pages also describe breadcrumbs and companies.
  return items.filter(({ title }) => title !== undefined).map((item) => ({ line, item }))
}

function plainValue(node: JsonNode): unknown {
  if (node.kind === 'text') return node.text
  if (node.kind === 'list') return node.items.map(plainValue)
  return Object.fromEntries(node.members.map(({ key, value }) => [key, plainValue(value)]))
}
