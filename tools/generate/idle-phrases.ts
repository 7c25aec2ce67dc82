// `bun tools/generate/idle-phrases.ts` lists the phrases of the language files that stand in no answer at hand:
// the labelled sets, the real answers and the people's sentences that may be looked at (VERACITE_CORPORA), and the
// sentences of the tests.
// `--write` takes them out. A phrase that no answer has ever used decides nothing, and costs whoever reads the
// file. Phrases that the tests name stay, so that a language is never left with half of a rule.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createEngine } from '../../packages/verdicts/src/engine.ts'
import { LANGUAGES } from '../../packages/verdicts/src/languages/all.ts'
import { Phrases } from '../../packages/verdicts/src/text/phrases.ts'
import { tokensOf } from '../../packages/verdicts/src/text/tokens.ts'
import { partOf, sha256Of } from '../real-answers/corpora.ts'
import { partsOf, readRealSet } from '../real-answers/labels.ts'
import { readAnswers } from '../real-answers/measure.ts'
import { readSentences } from '../real-answers/sentences/triples.ts'

const ROOT = new URL('../../', import.meta.url)
const { cutting } = createEngine([], LANGUAGES)
const texts = [...labelledTexts(), ...realTexts(), ...peoplesTexts(), ...testTexts()]
const tokens = texts.map((text) => tokensOf(text, cutting.elisions))

for (const { code, cues, grammar } of LANGUAGES) {
  const phrases = new Phrases<string>(cutting.elisions, grammar.compoundHeads)
  for (const list of Object.values(cues)) for (const phrase of list) phrases.add([phrase], phrase)
  const used = new Set(tokens.flatMap((line) => [...phrases.in(line).keys()]))
  const idle = Object.entries(cues).flatMap(([cue, list]) =>
    list.filter((phrase) => !used.has(phrase)).map((phrase) => `${cue}: ${phrase}`),
  )
  const all = Object.values(cues).flat().length
  process.stdout.write(`${code}: ${idle.length} of ${all} phrases stand in no answer\n`)
  if (process.argv.includes('--list')) process.stdout.write(`${idle.join('\n')}\n`)
  if (process.argv.includes('--write')) write(code, used)
}

function write(code: string, used: ReadonlySet<string>): void {
  const file = new URL(`packages/verdicts/src/languages/${code}.json`, ROOT)
  const data = JSON.parse(readFileSync(file, 'utf8'))
  for (const cue of Object.keys(data.cues))
    data.cues[cue] = data.cues[cue].filter((phrase: string) => used.has(phrase))
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`)
}

/** Every text of the vectors, whatever it is labelled with. */
function labelledTexts(): string[] {
  const folder = new URL('vectors/', ROOT)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => /[.](?:jsonl|txt)$/.test(name) && !name.startsWith('real-answers'))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'))
    .flatMap((line) => (line.startsWith('{') ? textsIn(JSON.parse(line)) : [line]))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function realTexts(): string[] {
  const set = readRealSet(fileURLToPath(new URL('vectors/real-answers/', ROOT)))
  const answers = [...readAnswers(process.env.VERACITE_CORPORA ?? '', set).values()]
  if (answers.length === 0) process.stderr.write('No corpora of real answers (VERACITE_CORPORA).\n')
  const partOfAnswer = partsOf(set)
  return answers.filter(({ sha256 }) => partOfAnswer(sha256) === 'learn').map(({ text }) => text)
}

function peoplesTexts(): string[] {
  const sentences = readSentences(process.env.VERACITE_CORPORA ?? '') ?? []
  return sentences.map(({ text }) => text).filter((text) => partOf(sha256Of(text)) === 'learn')
}

function testTexts(): string[] {
  const folders = [
    'packages/verdicts/src/',
    'packages/core/src/',
    'packages/adapters/src/',
    'apps/worker/src/',
  ]
  return folders.flatMap((under) => {
    const folder = new URL(under, ROOT)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return files
      .filter((name) => /[.](?:test|fixture)[.]ts$/.test(name))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  })
}
