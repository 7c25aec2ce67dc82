import { formatCount, formatOf } from '../widgets/format.tsx'
import { Table } from '../widgets/table.tsx'
import type { ImportBody } from './upload.ts'

/** Accepted and refused items of an import, with lines. */
export function ImportReport({ done }: { done: ImportBody }) {
  const { counts, report, error } = done
  if (done.state === 'not_modified') return <p class="soft">The server has nothing new.</p>
  return (
    <>
      {error !== null && (
        <p class="failed" role="alert">
          {error} Nothing was taken: the catalogue is as it was.
        </p>
      )}
      {counts !== null && (
        <p>
          {formatOf(counts.taken, 'product')}: {formatCount(counts.added)} new, {formatCount(counts.changed)}{' '}
          changed, {formatCount(counts.unchanged)} unchanged; {formatCount(counts.gone)} gone,{' '}
          {formatCount(counts.refused)} refused.
        </p>
      )}
      {report !== null && report.reasons.length > 0 && (
        <Table
          rows={report.reasons}
          columns={[
            ['How many', ({ count }) => formatCount(count)],
            [
              'What',
              ({ outcome, field, message }) =>
                `${outcome === 'refused' ? 'Refused' : 'Taken without'}: ${field ?? 'it'} ${message}`,
            ],
            [
              report.numbers === 'lines' ? 'Lines' : 'Items',
              ({ count, lines }) => (
                <>
                  {lines
                    .map(({ line, firstLine }) =>
                      firstLine === undefined ? line : `${line} (as ${firstLine})`,
                    )
                    .join(', ')}
                  {count > lines.length && ', …'}
                </>
              ),
            ],
          ]}
        />
      )}
      {done.manifestSha256 !== null && <p class="soft mono">Signed manifest {done.manifestSha256}</p>}
    </>
  )
}
