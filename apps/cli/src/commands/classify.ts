import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { CitationClass } from '@veracite/core/vocabulary'
import { Command } from 'commander'
import { evaluate } from '../classify/evaluation.ts'
import { type Item, readItem } from '../classify/read-items.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { withExamples } from '../options.ts'
import { type JudgedItem, renderEvaluation } from '../ui/evaluation.ts'
import { plural } from '../ui/words.ts'

interface Options {
  in: string
  out: string
  wrong?: true
}

export function classifyCommand(context: Context): Command {
  const command = new Command('classify')
    .summary('run the classifier over a file')
    .description(
      'Judges the answers in a JSON-lines file, here and without a network. Each line holds id, brand, facts, prompt, ' +
        'answer and, if known, label; each line of the result id, class, rule and label.',
    )
    .requiredOption('-i, --in <file>', 'items, one JSON object per line')
    .requiredOption('-o, --out <file>', 'results; - for standard output')
    .option('--wrong', 'list the items whose class is not their label')
    .action((options: Options) => classifyFile(context, options))
  return withExamples(command, [
    ['classify --in items.jsonl --out results.jsonl', 'Accuracy, F1 and confusion table'],
    ['classify --in items.jsonl --out results.jsonl --wrong', 'And what it got wrong'],
  ])
}

type Result = Omit<JudgedItem, 'label'> & { label?: CitationClass }

async function classifyFile(context: Context, options: Options): Promise<void> {
  const { io } = context
  // Loaded here: its word lists are large, and no other command needs them.
  const { classify, CLASSIFIER_VERSION } = await import('@veracite/core/classification/classify')
  const items = readItems(await readFile(resolve(io.cwd, options.in), 'utf8'), options.in)
  const started = performance.now()
  const results = items.map(({ id, input, label }): Result => {
    const verdict = classify(input)
    return { id, class: verdict.class, rule: verdict.rule, ...(label !== null && { label }) }
  })
  const ms = performance.now() - started
  const lines = results.map((result) => `${JSON.stringify(result)}\n`).join('')
  const toStdout = options.out === '-'
  if (toStdout) io.stdout.write(lines)
  else await writeFile(resolve(io.cwd, options.out), lines)

  const labelled = results.flatMap(({ id, class: decided, rule, label }) =>
    label === undefined ? [] : [{ id, class: decided, rule, label }],
  )
  const wrong = labelled.filter(({ class: decided, label }) => decided !== label)
  const summary = {
    classifier: CLASSIFIER_VERSION,
    items: results.length,
    perSecond: Math.round((results.length * 1000) / Math.max(ms, 0.001)),
    evaluation: labelled.length === 0 ? null : evaluate(labelled),
    ...(options.wrong && { wrong }),
  }
  if (toStdout && context.json) return
  if (toStdout) return context.note(renderEvaluation(context, summary))
  context.show(summary, (clean) => renderEvaluation(context, clean))
}

function readItems(text: string, file: string): Item[] {
  const problems: string[] = []
  const items = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      return [readItem(line)]
    } catch (error) {
      problems.push(`${file}:${index + 1} ${(error as Error).message}`)
      return []
    }
  })
  if (problems.length > 0)
    throw new UsageError(
      [`${plural(problems.length, 'problem')}. Nothing was judged.`, ...problems.slice(0, 20)].join('\n'),
    )
  return items
}
