import { formatCount, formatOf } from '../widgets/format.ts'
import { TableHead } from '../widgets/table-head.tsx'
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
        <table class="list">
          <TableHead columns={['How many', 'What', report.numbers === 'lines' ? 'Lines' : 'Items']} />
          <tbody>
            {report.reasons.map(({ outcome, reason, field, message, count, lines }) => (
              <tr key={`${outcome} ${reason} ${field}`}>
                <td data-label="How many">{formatCount(count)}</td>
                <td data-label="What">
                  {outcome === 'refused' ? 'Refused' : 'Taken without'}: {field ?? 'it'} {message}
                </td>
                <td data-label="Where">
                  {lines
                    .map(({ line, firstLine }) =>
                      firstLine === undefined ? line : `${line} (as ${firstLine})`,
                    )
                    .join(', ')}
                  {count > lines.length && ', …'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {done.manifestSha256 !== null && <p class="soft mono">Signed manifest {done.manifestSha256}</p>}
    </>
  )
}
