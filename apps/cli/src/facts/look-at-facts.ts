import { resolve } from 'node:path'
import { FACT_STATES, FILE_FORMS } from '@veracite/terms/vocabulary'
import type { Command } from 'commander'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { saveFile } from '../files.ts'
import { findBrand } from '../find.ts'
import { choice, wholeNumber, withExamples } from '../options.ts'
import { minuteOf, plural } from '../ui/words.ts'
import { type OwnFact, renderFacts } from './fact-table.ts'
import { valueInWords } from './fact-value.ts'

interface ListOptions {
  all?: true
  state?: OwnFact['state']
  predicate?: string
  source?: string
  search?: string
  limit: number
}

/** Looking at facts: a list with filters, one with its history, all of them as a file. */
export function addLooking(context: Context, facts: Command): void {
  const list = facts
    .command('list')
    .description('Lists the facts of a brand with their sources, newest first.')
    .argument('<brand>', 'id, domain or name')
    .option('--all', 'those that are no longer in force, and those that wait, as well')
    .addOption(choice('--state <state>', 'only those in this state', FACT_STATES))
    .option('--predicate <predicate>', 'only those about this')
    .option('--source <kind>', 'only those from this kind of source, such as operator, json-ld or document')
    .option('--search <text>', 'only those with this in value, quote, note or address')
    .option('-n, --limit <n>', 'how many to show', wholeNumber(1, 20_000), 1_000)
    .action((brand: string, options: ListOptions) => listFacts(context, brand, options))
  withExamples(list, [
    ['facts list halden-instruments.com', 'What answers are judged by'],
    ['facts list halden-instruments.com --state proposed', 'What waits for approval'],
    ['facts list halden-instruments.com --search Oslo --all', 'Wherever it is said'],
  ])
  const show = facts
    .command('show')
    .description('Shows one fact with everything that ever happened to it: who, when, why.')
    .argument('<fact>', 'its id, from "facts list"')
    .action((factId: string) => showFact(context, factId))
  withExamples(show, [['facts show 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'Its history']])
  const save = facts
    .command('export')
    .description('Saves all facts of a brand, whatever their number and state, as CSV or JSON lines.')
    .argument('<brand>', 'id, domain or name')
    .addOption(choice('--format <format>', 'form of the file', FILE_FORMS).default('jsonl'))
    .addOption(choice('--state <state>', 'only those in this state', FACT_STATES))
    .requiredOption('-o, --out <file>', 'where to')
    .action((brand: string, options: { format: 'csv' | 'jsonl'; state?: OwnFact['state']; out: string }) =>
      exportFacts(context, brand, options),
    )
  withExamples(save, [
    ['facts export halden-instruments.com --format csv --out facts.csv', 'For a spreadsheet'],
  ])
}

async function listFacts(context: Context, wanted: string, options: ListOptions): Promise<void> {
  const { all, predicate, source, search, limit } = options
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const state = options.state ?? (all ? undefined : 'active')
  const filter = {
    ...(state !== undefined && { state }),
    ...(predicate !== undefined && { predicate }),
    ...(source !== undefined && { source }),
    ...(search !== undefined && { text: search }),
  }
  const found = await client.everyPage(client.operator.facts.list(brand.id, filter), limit)
  const isFiltered = predicate !== undefined || source !== undefined || search !== undefined
  context.showEach(found, (items) =>
    items.length > 0
      ? renderFacts(context, items)
      : isFiltered || state !== 'active'
        ? 'No such fact.'
        : `Nothing is known about ${brand.name} yet: ${context.self} facts refresh ${brand.domain} --wait`,
  )
}

async function showFact(context: Context, factId: string): Promise<void> {
  const { paint } = context
  const found = await connect(context).operator.facts.get(factId)
  context.show(found, ({ fact, history, truncated }) =>
    [
      `${fact.predicate}: ${valueInWords(fact.value)}  ${paint.dim(fact.id)}`,
      `  state     ${fact.state}`,
      `  source    ${[fact.source.kind, fact.source.url].filter(Boolean).join(' ')}`,
      ...(fact.source.quote === null ? [] : [`  quote     “${fact.source.quote.replaceAll('\n', ' ')}”`]),
      ...(fact.source.sha256 === null ? [] : [`  sha256    ${fact.source.sha256}`]),
      ...(fact.note === null ? [] : [`  note      ${fact.note}`]),
      `  holds     ${fact.validFrom ?? 'always'} to ${fact.validUntil ?? 'no end'}`,
      `  seen      first ${minuteOf(fact.firstSeenAt)}, last ${minuteOf(fact.lastSeenAt)}`,
      '',
      ...history.map(
        ({ what, at, by, why, byFact }) =>
          `  ${minuteOf(at)}  ${what}  by ${by.name}${byFact === null ? '' : `, ${byFact} took its place`}${why === null ? '' : `: ${why}`}`,
      ),
      ...(truncated ? ['  …'] : []),
    ].join('\n'),
  )
}

async function exportFacts(
  context: Context,
  wanted: string,
  { format, state, out }: { format: 'csv' | 'jsonl'; state?: OwnFact['state']; out: string },
): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const bytes = await saveFile(
    client.operator.facts.export(brand.id, { format, state }),
    resolve(context.io.cwd, out),
  )
  context.show(
    { out, bytes },
    (clean) => `${context.paint.green('✓')} ${clean.out}  ${plural(clean.bytes, 'byte')}`,
  )
}
