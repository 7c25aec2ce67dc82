import { Command, Option } from 'commander'
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
  return storage
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
