// `bun tools/lab/real-answers/convert.ts --corpora DIR --from DIR` writes vectors/real-answers from what was
// labelled with the texts at hand. DIR of --from holds items.json (id, brand, sha256), brands.jsonl,
// labels-*.jsonl, second-*.jsonl and readings-*.jsonl, all with quotes; the files that are written refer to
// places in the answers instead, and hold nothing of their text. Says what it could not place. With --add, lines that
// are there already stay, unless one with the same name comes in their place.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  brandsOf,
  type Chosen,
  type Converted,
  labelsOf,
  readingsOf,
  secondLabelsOf,
} from './by-reference.ts'
import { readAnswers } from './measure.ts'

const TARGET = fileURLToPath(new URL('../../../vectors/real-answers', import.meta.url))
const { values } = parseArgs({
  options: { corpora: { type: 'string' }, from: { type: 'string' }, add: { type: 'boolean' } },
})
const { corpora = 'corpora', from = 'corpora', add = false } = values

const chosen = new Map<string, Chosen>(
  JSON.parse(readFileSync(join(from, 'items.json'), 'utf8')).map((one: Chosen) => [one.id, one]),
)
const answers = readAnswers(corpora, {
  corpora: JSON.parse(readFileSync(join(TARGET, 'corpora.json'), 'utf8')),
})

write('brands.jsonl', brandsOf(rowsOf(/^brands\.jsonl$/)))
write('labels.jsonl', labelsOf(rowsOf(/^labels-.*\.jsonl$/), chosen, answers))
write('second-labels.jsonl', secondLabelsOf(rowsOf(/^second-.*\.jsonl$/)))
write('readings.jsonl', readingsOf(rowsOf(/^readings-.*\.jsonl$/), chosen, answers))

/** The rows of all files with such a name; of several rows with one id, the last counts. */
function rowsOf(name: RegExp): Record<string, unknown>[] {
  const rows = readdirSync(from)
    .filter((file) => name.test(file))
    .sort()
    .flatMap((file) => jsonLines<Record<string, unknown>>(readFileSync(join(from, file), 'utf8')))
  return [...new Map(rows.map((row) => [row.id ?? row.key, row])).values()]
}

function write<T extends { id?: string; key?: string }>(
  file: string,
  { lines, problems }: Converted<T>,
): void {
  const nameOf = ({ id, key }: T) => id ?? key ?? ''
  const kept = add ? jsonLines<T>(readFileSync(join(TARGET, file), 'utf8')) : []
  const all = [...new Map([...kept, ...lines].map((line) => [nameOf(line), line])).values()]
  const sorted = all.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  writeFileSync(join(TARGET, file), sorted.map((line) => `${JSON.stringify(line)}\n`).join(''))
  process.stdout.write(`${file}: ${lines.length} lines, ${problems.length} problems\n`)
  for (const problem of problems) process.stdout.write(`  ${problem}\n`)
}

function jsonLines<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}
