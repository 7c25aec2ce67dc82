import { resolve } from 'node:path'
import { EXPORT_KIND_NAMES, EXPORT_KINDS, type ExportKindName } from '@veracite/core/exports/all-kinds'
import { EXPORT_FORMATS, type ExportFormatName } from '@veracite/core/exports/export-format'
import { EXPORT_FILTERS, type ExportFilter, type ExportKind } from '@veracite/core/exports/export-kind'
import { RATE_LEVELS } from '@veracite/core/exports/kinds/rates'
import {
  CAPTURE_KINDS,
  CITATION_CLASSES,
  ENGINES,
  FINDING_STATES,
  MEASURES,
  ORIGINS,
  PROMPT_INTENTS,
} from '@veracite/terms/vocabulary'
import { CLAIM_VERDICTS } from '@veracite/verdicts/verdict/verdict'
import { Argument, Command } from 'commander'
import { type Client, connect } from '../client.ts'
import type { Context } from '../context.ts'
import { saveResumable } from '../export/save-resumable.ts'
import { UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { choice, wholeNumber, withExamples } from '../options.ts'

interface ExportOptions extends ExportFilter {
  brand?: string
  format: ExportFormatName
  out: string
  resume?: true
  cut?: number
}

export function exportCommand(context: Context): Command {
  const command = new Command('export')
    .summary('answers, claims, findings, rates or corrections as a file')
    .description(
      'Saves all rows as CSV, JSON lines or Parquet, as of one event: what happens meanwhile is not in the file. It is ' +
        'written as it comes, however large. If it breaks off, --resume goes on where it stopped, and the file is the ' +
        'same as if it had not.',
    )
    .addArgument(new Argument('<kind>', 'what to export').choices(EXPORT_KIND_NAMES))
    .requiredOption('-o, --out <file>', 'file to write')
    .addOption(choice('-f, --format <format>', 'of the file', EXPORT_FORMATS).default('csv'))
    .option('--resume', 'go on with a file that broke off')
    .option('-b, --brand <brand>', 'only of this brand: id, domain or name')
    .option('--scan <scan>', 'only of this scan')
    .addOption(choice('--engine <engine>', 'only of this engine', ENGINES))
    .addOption(choice('--intent <intent>', 'only of prompts with this intent', PROMPT_INTENTS))
    .addOption(choice('--origin <origin>', 'only answers of this origin', ORIGINS))
    .addOption(choice('--class <class>', 'only answers of this class', CITATION_CLASSES))
    .addOption(choice('--asked <kind>', 'only answers to this question', CAPTURE_KINDS))
    .option('--predicate <predicate>', 'only statements about this, as `veracite facts predicates` names it')
    .addOption(choice('--verdict <verdict>', 'only claims with this verdict', CLAIM_VERDICTS))
    .addOption(choice('--state <state>', 'only findings in this state', FINDING_STATES))
    .addOption(choice('--level <level>', 'only rates counted together like this', RATE_LEVELS))
    .addOption(choice('--measure <measure>', 'only this measure', MEASURES))
    .option('--from <time>', 'from this day or time on')
    .option('--to <time>', 'before this day or time')
    .option('--cut <n>', 'of the same moment as an earlier export', wholeNumber(1, 999_999_999))
    .action((kind: ExportKindName, options: ExportOptions) => exportFile(context, kind, options))
  return withExamples(command, [
    ['export answers --brand halden-instruments.com -o answers.csv', 'Every answer about a brand'],
    ['export answers --format parquet -o answers.parquet --resume', 'Going on after it broke off'],
    ['export findings --state open --format jsonl -o open.jsonl', 'What is still said'],
    ['export rates --level engine --measure confabulated --from 2026-11-01 -o rates.csv', 'For a chart'],
  ])
}

async function exportFile(context: Context, kind: ExportKindName, options: ExportOptions): Promise<void> {
  const { filters, name }: ExportKind = EXPORT_KINDS[kind]
  const unknown = EXPORT_FILTERS.filter((one) => options[one] !== undefined && !filters.includes(one))
  if (unknown.length > 0) throw new UsageError(`${name} cannot be chosen by --${unknown.join(', --')}.`)
  const client = connect(context)
  const brand = options.brand === undefined ? null : await findBrand(client, options.brand)
  const filter = Object.fromEntries(
    filters.flatMap((one) => (options[one] === undefined ? [] : [[one, options[one]]])),
  )
  const asked = { ...filter, ...(brand && { brandId: brand.id }) }
  const saved = await saveResumable({
    path: resolve(context.io.cwd, options.out),
    asked: { kind, format: options.format, query: asked },
    resume: options.resume === true,
    cut: options.cut ?? null,
    open: (cut, skip) => openExport(client, kind, options.format, { ...asked, ...(cut && { cut }) }, skip),
    note: (text) => context.note(text),
  })
  context.show({ kind, format: options.format, ...saved, file: options.out }, ({ bytes, asOf, cut, file }) =>
    [
      `✓ ${file}  ${bytes.toLocaleString('en')} bytes, as of event ${asOf}`,
      context.paint.dim(`  --cut ${cut} exports something else of the same moment.`),
    ].join('\n'),
  )
}

async function openExport(
  { operator }: Client,
  kind: ExportKindName,
  format: ExportFormatName,
  query: object,
  skip: number,
) {
  const rows = operator[kind](query)
  const body = await rows.file(format, skip > 0 ? { skip } : {})
  return { body, cut: rows.cut ?? 0, asOf: rows.asOf ?? 0 }
}
