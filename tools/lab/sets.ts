import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readItem } from '../../packages/core/src/evaluation/read-item.ts'
import { readRecordedReply } from '../../packages/core/src/evaluation/recorded.ts'
import { corporaFolder, labelledSet, REAL_ANSWERS } from './real-answers/command.ts'
import { readAnswers } from './real-answers/corpora.ts'
import { realItems } from './real-answers/items.ts'
import { readRealSet } from './real-answers/labels.ts'
import { type LabelledSet, report } from './report.ts'

const USAGE = `npm run lab -- sets [--sets DIR] [--corpora DIR] [--wrong]

Scores every labelled set by the plain reader, and with recorded readings where there are some. Invented answers and
real ones (part learn) stand apart.

  --sets DIR      the invented sets (vectors/classification): *.jsonl with labels, readings.jsonl with recorded replies
  --corpora DIR   checkouts of the repositories with real answers, as for real-answers
  --wrong         list the mistakes; those of held-out/ are never listed, because nobody is to read them`

const SETS = fileURLToPath(new URL('../../vectors/classification', import.meta.url))

export function runSets(args: readonly string[]): string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sets: { type: 'string', default: SETS },
      corpora: { type: 'string' },
      wrong: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  if (values.help) return USAGE
  const real = realSet(values.corpora)
  return [
    'Invented answers',
    ...report(inventedSets(values.sets), values.wrong),
    '',
    'Real answers, part learn',
    ...(real === null
      ? ['  none at hand: give --corpora DIR (npm run lab -- real-answers says how to get them)']
      : report([real], values.wrong)),
  ].join('\n')
}

function inventedSets(folder: string): LabelledSet[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.jsonl'),
  )
  const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').trim().split('\n')
  const replies = new Map(
    files
      .filter((file) => file.endsWith('readings.jsonl'))
      .flatMap(linesOf)
      .map(readRecordedReply)
      .map(({ id, reply, ...second }) => [id, { output: reply, ...second }]),
  )
  return files
    .filter((file) => !file.endsWith('readings.jsonl'))
    .sort()
    .map((file) => ({
      name: file.replace('.jsonl', ''),
      cases: linesOf(file)
        .map(readItem)
        .map((item) => ({ item, reply: replies.get(item.id) })),
      isListed: !file.startsWith('held-out'),
    }))
}

function realSet(corpora: string | undefined): LabelledSet | null {
  const folder = resolve(corporaFolder(corpora))
  if (!existsSync(folder)) return null
  const set = readRealSet(REAL_ANSWERS)
  const { items } = realItems(set, readAnswers(folder, set.corpora))
  const learn = items.filter(({ label }) => label.part === 'learn')
  return learn.length === 0 ? null : labelledSet('learn', learn, true)
}
