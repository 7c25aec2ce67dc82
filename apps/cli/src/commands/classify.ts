import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { JudgedItem, Replayed } from '@veracite/core/evaluation/judge-item'
import type { Item } from '@veracite/core/evaluation/read-item'
import type { Figures, Scored } from '@veracite/core/evaluation/score'
import { shownClaim } from '@veracite/evidence/capture/stored-verdict'
import type { Checked } from '@veracite/verdicts/reading'
import type { Verdict } from '@veracite/verdicts/verdict/verdict'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { renderEvaluation } from '../ui/evaluation.ts'

interface Options {
  in: string
  out: string
  readerRequests?: string
  readerReplies?: string
  wrong?: true
}

export const classifyCommand = (context: Context): Command =>
  plain('classify', (options: Options) => classifyFile(context, options))

interface Result extends Pick<Verdict, 'class' | 'rule' | 'needsReview'> {
  id: string
  claims: Omit<Verdict['claims'][number], 'key'>[]
  /** Counts of the statements in the model's reply, if there is one. */
  checked?: Checked
  label?: Verdict['class']
}

async function classifyFile(context: Context, options: Options): Promise<void> {
  const { io } = context
  // Loaded here: their word lists are large, and no other command needs them.
  const { readItem } = await import('@veracite/core/evaluation/read-item')
  const { countReplies, judgeItem, scoredOf } = await import('@veracite/core/evaluation/judge-item')
  const { VERDICT_VERSION } = await import('@veracite/verdicts/verdict/decide')
  const fileOf = (name: string) => resolve(io.cwd, name)
  const items = readLines(await readFile(fileOf(options.in), 'utf8'), options.in, readItem)
  if (options.readerRequests !== undefined)
    await writeFile(fileOf(options.readerRequests), await requestsFor(items))
  const replies = await repliesIn(options, fileOf)

  const started = performance.now()
  const judged = items.map((item) => ({ item, ...judgeItem(item, replies?.get(item.id)) }))
  const ms = performance.now() - started
  const results = judged.map(({ item: { id, label }, verdict, readings }): Result => {
    const { class: decided, rule, claims, needsReview } = verdict
    const checked = readings.at(-1)?.checked
    return {
      id,
      class: decided,
      rule,
      claims: claims.map(shownClaim),
      needsReview,
      ...(checked !== undefined && { checked }),
      ...(label !== null && { label }),
    }
  })
  const lines = results.map((result) => `${JSON.stringify(result)}\n`).join('')
  const toStdout = options.out === '-'
  if (toStdout) io.stdout.write(lines)
  else await writeFile(fileOf(options.out), lines)

  const scored = judged.flatMap(({ item, ...one }) => scoredOf(item, one) ?? [])
  const summary = {
    classifier: VERDICT_VERSION,
    items: results.length,
    ...countReplies(judged),
    perSecond: Math.round((results.length * 1000) / Math.max(ms, 0.001)),
    ...(await figuresOf(scored)),
    readers: await figuresOfReaders(judged),
    ...(options.wrong && { wrong: results.flatMap(wrongOf) }),
  }
  if (toStdout && context.json) return
  if (toStdout) return context.note(renderEvaluation(context, summary))
  context.show(summary, (clean) => renderEvaluation(context, clean))
}

const wrongOf = ({ id, class: decided, rule, label }: Result) =>
  label === undefined || label === decided ? [] : [{ id, class: decided, rule, label }]

async function figuresOf(scored: readonly Scored[]) {
  if (scored.length === 0) return { evaluation: null, figures: null, byLanguage: {}, byPredicate: {} }
  const { evaluate } = await import('@veracite/core/evaluation/classes')
  const { score, scoreByLanguage, scoreByPredicate } = await import('@veracite/core/evaluation/score')
  return {
    evaluation: evaluate(scored.map(({ label, verdict }) => ({ label, class: verdict.class }))),
    figures: score(scored),
    byLanguage: scoreByLanguage(scored),
    byPredicate: scoreByPredicate(scored),
  }
}

/** The answers that have a reply, by the plain reader alone and by the model's reading; null when there are none. */
async function figuresOfReaders(
  judged: readonly (JudgedItem & { item: Item })[],
): Promise<{ plain: Figures; model: Figures } | null> {
  const { score } = await import('@veracite/core/evaluation/score')
  const { scoredOf } = await import('@veracite/core/evaluation/judge-item')
  const both = judged.flatMap(({ item, verdict, byPlainReader, readings }) => {
    const withModel = scoredOf(item, { verdict, readings })
    const alone = byPlainReader === null ? null : scoredOf(item, { verdict: byPlainReader, readings })
    return withModel === null || alone === null ? [] : [{ withModel, alone }]
  })
  if (both.length === 0) return null
  return {
    plain: score(both.map(({ alone }) => alone)),
    model: score(both.map(({ withModel }) => withModel)),
  }
}

/** The exact requests, so that any model can be measured through any batch interface. */
async function requestsFor(items: readonly Item[]): Promise<string> {
  const { requestFor, READING_SCHEMA, LONGEST_ANSWER } = await import('@veracite/verdicts/model/request')
  return items
    .filter(({ answer }) => answer.text.length <= LONGEST_ANSWER)
    .map(({ id, brand, prompt, answer }) => {
      const profile = { ...brand, products: [], people: [], trades: [] }
      const request = requestFor({ brand: profile, prompt, answer }, randomBytes(16).toString('hex'))
      return `${JSON.stringify({ id, ...request, schema: READING_SCHEMA })}\n`
    })
    .join('')
}

async function repliesIn(
  { readerReplies }: Options,
  fileOf: (name: string) => string,
): Promise<Map<string, Replayed> | null> {
  if (readerReplies === undefined) return null
  const { readRecordedReply } = await import('@veracite/core/evaluation/recorded')
  const replies = readLines(await readFile(fileOf(readerReplies), 'utf8'), readerReplies, readRecordedReply)
  return new Map(replies.map(({ id, reply, confirm }) => [id, { output: reply, confirm }]))
}

function readLines<T>(text: string, file: string, read: (line: string) => T): T[] {
  const problems: string[] = []
  const found = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      return [read(line)]
    } catch (error) {
      problems.push(`${file}:${index + 1} ${(error as Error).message}`)
      return []
    }
  })
  if (problems.length > 0)
    throw new UsageError((say) =>
      [say('cliRefused.nothingJudged', { count: problems.length }), ...problems.slice(0, 20)].join('\n'),
    )
  return found
}
