import { resolve } from 'node:path'
import {
  EXPORT_KIND_NAMES,
  EXPORT_KINDS,
  type ExportKindName,
  RATE_LEVELS,
} from '@veracite/core/exports/all-kinds'
import { EXPORT_FORMATS, type ExportFormatName } from '@veracite/core/exports/export-format'
import { EXPORT_FILTERS, type ExportFilter, type ExportKind } from '@veracite/core/exports/export-kind'
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
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { type Given, OUT, opt } from '../declared/inputs.ts'
import { runs, single } from '../declared/verbs.ts'
import { saveResumable } from '../export/save-resumable.ts'
import { UsageError } from '../failures.ts'
import { wholeNumber } from '../options.ts'

interface ExportOptions extends ExportFilter {
  kind: ExportKindName
  format: ExportFormatName
  brandId?: string
  cut?: number
}

export const exportCommand = single(
  'answers, claims, findings, rates or corrections as a file',
  runs<ExportOptions>({
    name: 'export',
    about:
      'Saves all rows as CSV, JSON lines or Parquet, as of one event: later changes are not in the file. The file is streamed, so it may be of any size. After an interruption, --resume continues it, with the same result.',
    inputs: [
      { flags: '<kind>', about: 'what to export', exactly: EXPORT_KIND_NAMES },
      OUT,
      opt('-f, --format <format>', 'of the file', { choices: EXPORT_FORMATS, preset: 'csv' }),
      opt('--resume', 'continue an interrupted download', { local: true }),
      opt('-b, --brand <brand>', 'only of this brand: id, domain or name', { find: 'brand', as: 'brandId' }),
      opt('--scan <scan>', 'only of this scan'),
      opt('--engine <engine>', 'only of this engine', { choices: ENGINES }),
      opt('--intent <intent>', 'only of prompts with this intent', { choices: PROMPT_INTENTS }),
      opt('--origin <origin>', 'only answers of this origin', { choices: ORIGINS }),
      opt('--class <class>', 'only answers of this class', { choices: CITATION_CLASSES }),
      opt('--asked <kind>', 'only answers to this question', { choices: CAPTURE_KINDS }),
      opt('--predicate <predicate>', 'only statements about this, as `veracite facts predicates` names it'),
      opt('--verdict <verdict>', 'only claims with this verdict', { choices: CLAIM_VERDICTS }),
      opt('--state <state>', 'only findings in this state', { choices: FINDING_STATES }),
      opt('--level <level>', 'only rates counted together like this', { choices: RATE_LEVELS }),
      opt('--measure <measure>', 'only this measure', { choices: MEASURES }),
      opt('--from <time>', 'from this day or time on'),
      opt('--to <time>', 'before this day or time'),
      opt('--cut <n>', 'as of the same moment as an earlier export', { parse: wholeNumber(1, 999_999_999) }),
    ],
    examples: [
      ['answers --brand BRAND -o answers.csv', 'Every answer about a brand'],
      ['answers --format parquet -o answers.parquet --resume', 'Resume a broken download'],
      ['findings --state open --format jsonl -o open.jsonl', 'What is still said'],
      ['rates --level engine --measure confabulated --from 2026-11-01 -o rates.csv', 'Rates, for a chart'],
    ],
    run: exportFile,
  }),
)

async function exportFile(
  { sent: options, own }: Given<ExportOptions>,
  context: Context,
  client: Client,
): Promise<void> {
  const { kind, brandId } = options
  const out = String(own.out)
  const { filters, name }: ExportKind = EXPORT_KINDS[kind]
  const unknown = EXPORT_FILTERS.filter((one) => options[one] !== undefined && !filters.includes(one))
  if (unknown.length > 0) throw new UsageError(`${name} cannot be chosen by --${unknown.join(', --')}.`)
  const filter = Object.fromEntries(
    filters.flatMap((one) => (options[one] === undefined ? [] : [[one, options[one]]])),
  )
  const asked = { ...filter, ...(brandId !== undefined && { brandId }) }
  const saved = await saveResumable({
    path: resolve(context.io.cwd, out),
    asked: { kind, format: options.format, query: asked },
    resume: own.resume === true,
    cut: options.cut ?? null,
    open: (cut, skip) => openExport(client, kind, options.format, { ...asked, ...(cut && { cut }) }, skip),
    note: (text) => context.note(text),
  })
  context.show({ kind, format: options.format, ...saved, file: out }, ({ bytes, asOf, cut, file }) =>
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
