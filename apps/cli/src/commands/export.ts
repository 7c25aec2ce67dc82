import { resolve } from 'node:path'
import { EXPORT_KINDS, type ExportKindName } from '@veracite/core/exports/all-kinds'
import type { ExportFormatName } from '@veracite/core/exports/export-format'
import { EXPORT_FILTERS, type ExportFilter, type ExportKind } from '@veracite/core/exports/export-kind'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { runs, single } from '../declared/verbs.ts'
import { saveResumable } from '../export/save-resumable.ts'
import { UsageError } from '../failures.ts'

interface ExportOptions extends ExportFilter {
  kind: ExportKindName
  format: ExportFormatName
  brandId?: string
  cut?: number
}

export const exportCommand = single(runs<ExportOptions>('export', { run: exportFile }))

async function exportFile(
  { sent: options, own }: Given<ExportOptions>,
  context: Context,
  client: Client,
): Promise<void> {
  const { kind, brandId } = options
  const out = String(own.out)
  const { filters, name }: ExportKind = EXPORT_KINDS[kind]
  const unknown = EXPORT_FILTERS.filter((one) => options[one] !== undefined && !filters.includes(one))
  if (unknown.length > 0)
    throw new UsageError((say) => say('cliRefused.cannotBeChosenBy', { name, unknown: unknown.join(', --') }))
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
    broke: (bytes) => context.note(context.say('cliDo.connectionBroke', { bytes })),
  })
  context.show({ kind, format: options.format, ...saved, file: out }, ({ bytes, asOf, cut, file }) =>
    [
      `✓ ${context.say('cliDo.exported', { file, bytes, event: asOf })}`,
      context.paint.dim(`  ${context.say('cliDo.sameMoment', { cut })}`),
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
