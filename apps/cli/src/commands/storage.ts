import { Command, InvalidArgumentError, Option } from 'commander'
import type { Context } from '../context.ts'
import { EXIT, Refused } from '../failures.ts'
import { withExamples } from '../options.ts'
import { startLive } from '../ui/live.ts'
import { plural } from '../ui/words.ts'

type Place = 's3' | 'file' | 'postgres'

export function storageCommand(context: Context): Command {
  const storage = new Command('storage').description(
    'Moves the bytes of evidence between PostgreSQL and the object storage of VERACITE_STORAGE.',
  )
  const move = storage
    .command('move')
    .description(
      'Moves the bytes of replies, pages, documents, feeds and case files while the product runs, and sends new ones to ' +
        'the same place. Each copy is read back and compared before the other one goes. An interrupted move is continued ' +
        'by the next one. Uses VERACITE_MIGRATIONS_URL: only the owner of the tables may change them.',
    )
    .addOption(
      new Option('--to <place>', 'where to').choices(['s3', 'file', 'postgres']).makeOptionMandatory(),
    )
    .action(({ to }: { to: Place }) => moveNow(context, to))
  withExamples(move, [
    ['--to s3', 'Into the bucket of VERACITE_STORAGE'],
    ['--to postgres', 'Back; afterwards VERACITE_STORAGE can be removed'],
  ])
  const archive = storage
    .command('archive')
    .description(
      'Detaches closed months while the product runs: signed statements, readings, source trails and relay recordings of ' +
        'their runs become compressed objects in VERACITE_STORAGE, each compared after it was written, and leave PostgreSQL. ' +
        'They are copied back run by run when somebody looks at one. Uses VERACITE_MIGRATIONS_URL.',
    )
    .addOption(
      new Option('--keep <months>', 'how many closed months stay').default(12).argParser((value) => {
        if (!/^\d{1,3}$/.test(value)) throw new InvalidArgumentError('A number of months, 0 to 999.')
        return Number(value)
      }),
    )
    .action(({ keep }: { keep: number }) => archiveNow(context, keep))
  withExamples(archive, [['--keep 3', 'All but the last three months']])
  return storage
}

async function archiveNow(context: Context, keep: number): Promise<void> {
  const { archiveStorage, isMoveRefusal } = await import('@veracite/runtime/storage/move-storage')
  const live = startLive(context.io)
  const onProgress = ({ objects }: { objects: number }) => live.update([`  ${plural(objects, 'object')}`])
  const archived = await archiveStorage(context.io.env, { keep, onProgress })
    .catch((error: unknown) => {
      throw isMoveRefusal(error) ? new Refused(error.message) : error
    })
    .finally(() => live.end())
  context.show(archived, ({ months, runs, objects, bytes, place }) =>
    months.length === 0
      ? 'No month to archive'
      : `${months.join(', ')}: ${plural(runs, 'run')} in ${plural(objects, 'object')} at ${place}, ${(bytes / 1e6).toFixed(1)} MB`,
  )
}

async function moveNow(context: Context, to: Place): Promise<void> {
  // Loaded here: no other command needs the database driver.
  const { moveStorage, isMoveRefusal } = await import('@veracite/runtime/storage/move-storage')
  const live = startLive(context.io)
  const onProgress = ({ objects }: { objects: number }) => live.update([`  ${plural(objects, 'object')}`])
  const moved = await moveStorage(context.io.env, { to, onProgress })
    .catch((error: unknown) => {
      throw isMoveRefusal(error) ? new Refused(error.message) : error
    })
    .finally(() => live.end())
  if (moved.failed > 0) context.exitCode = EXIT.refused
  context.show(moved, ({ objects, bytes, deleted, failed, failure, place }) =>
    [
      `${plural(objects, 'object')} moved and compared, ${(bytes / 1e6).toFixed(1)} MB`,
      ...(deleted > 0 ? [`${plural(deleted, 'object')} deleted from ${place}`] : []),
      ...(failed > 0 ? [`${failed} not moved, the last because ${failure}`] : []),
    ].join('\n'),
  )
}
