import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { formatCount } from '../widgets/format.tsx'
import { Table } from '../widgets/table.tsx'
import type { ImportBody } from './upload.ts'

/** Accepted and refused items of an import, with lines. */
export function ImportReport({ done }: { done: ImportBody }) {
  const { counts, report, error } = done
  if (done.state === 'not_modified') return <p class="soft">{say('feeds.theServerHasNothing')}</p>
  return (
    <>
      {error !== null && (
        <p class="failed" role="alert">
          {say('feeds.nothingWasTakenThe', { error: toldInWords(error) })}
        </p>
      )}
      {counts !== null && (
        <p>
          {say('feeds.productsNewChangedUnchanged', {
            taken: counts.taken,
            added: counts.added,
            changed: counts.changed,
            unchanged: counts.unchanged,
            gone: counts.gone,
            refused: counts.refused,
          })}
        </p>
      )}
      {report !== null && report.reasons.length > 0 && (
        <Table
          rows={report.reasons}
          columns={[
            [say('feeds.howMany'), ({ count }) => formatCount(count)],
            [
              say('common.what'),
              ({ outcome, field, message }) =>
                `${outcome === 'refused' ? say('feeds.refused') : say('feeds.takenWithout')}: ${field ?? say('feeds.it')} ${toldInWords(message)}`,
            ],
            [
              report.numbers === 'lines' ? say('feeds.lines') : say('feeds.items'),
              ({ count, lines }) => (
                <>
                  {lines
                    .map(({ line, firstLine }) =>
                      firstLine === undefined ? line : say('feeds.as', { line, firstLine }),
                    )
                    .join(', ')}
                  {count > lines.length && ', …'}
                </>
              ),
            ],
          ]}
        />
      )}
      {done.manifestSha256 !== null && (
        <p class="soft mono">{say('feeds.signedManifest', { manifestSha256: done.manifestSha256 })}</p>
      )}
    </>
  )
}
