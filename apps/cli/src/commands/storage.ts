import { Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { EXIT, Refused } from '../failures.ts'
import { withExamples } from '../options.ts'
import { startLive } from '../ui/live.ts'
import { plural } from '../ui/words.ts'

type Place = 's3' | 'file' | 'postgres'

export function storageCommand(context: Context): Command {
  const storage = new Command('storage')
    .summary('move the bytes of evidence to or from object storage')
    .description(
      'Where the bytes of evidence are: in PostgreSQL, or in the object storage of VERACITE_STORAGE.',
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
  const amount = ({ objects, bytes }: { objects: number; bytes: number }) =>
    `${plural(objects, 'object')} moved, ${(bytes / 1e6).toFixed(1)} MB`
  try {
    const moved = await moveStorage(context.io.env, {
      to,
      onProgress: (soFar) => live.update([`  ${amount(soFar)}`]),
    })
    if (moved.failed > 0) context.exitCode = EXIT.refused
    live.end()
    context.show(moved, (clean) =>
      [
        `${amount(clean)}, compared with their digests; ${clean.deleted} deleted from ${clean.storage}`,
        ...(clean.failed > 0 ? [`${clean.failed} not moved, the last because ${clean.failure}`] : []),
      ].join('\n'),
    )
  } catch (error) {
    throw isMoveRefusal(error) ? new Refused(error.message) : error
  } finally {
    live.end()
  }
}
