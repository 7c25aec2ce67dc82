import { Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { EXIT, Refused } from '../failures.ts'
import { withExamples } from '../options.ts'
import { startLive } from '../ui/live.ts'
import { plural } from '../ui/words.ts'

const PLACES = ['s3', 'file', 'postgres'] as const

export function storageCommand(context: Context): Command {
  const storage = new Command('storage')
    .summary('where the bytes of evidence are kept')
    .description(
      'Where the bytes of evidence are kept: in PostgreSQL, or in the object storage of VERACITE_STORAGE.',
    )
  const move = storage
    .command('move')
    .description(
      'Moves the bytes of replies, pages, documents, feeds and case files while the product runs, and sends new ones to ' +
        'the same place. Each copy is read back and compared before the other one goes. An interrupted move is continued ' +
        'by the next one. Needs VERACITE_MIGRATIONS_URL, because only the owner of the tables may change them.',
    )
    .addOption(new Option('--to <place>', 'where to').choices(PLACES).makeOptionMandatory())
    .action(({ to }: { to: (typeof PLACES)[number] }) => moveNow(context, to))
  withExamples(move, [
    ['--to s3', 'Into the bucket of VERACITE_STORAGE'],
    ['--to postgres', 'Back; afterwards VERACITE_STORAGE can be removed'],
  ])
  return storage
}

async function moveNow(context: Context, to: (typeof PLACES)[number]): Promise<void> {
  const { io, paint } = context
  // Loaded here: no other command needs the database driver.
  const [{ moveStorage }, { isStartRefusal }] = await Promise.all([
    import('@veracite/runtime/start/move-storage'),
    import('@veracite/runtime/start/refuse-start'),
  ])
  const live = startLive(context.json ? { stderr: { ...io.stderr, isTTY: false } } : io)
  try {
    const moved = await moveStorage(io.env, {
      to,
      onProgress: ({ objects, bytes }) =>
        live.update([`  ${plural(objects, 'object')} moved, ${(bytes / 1e6).toFixed(1)} MB`]),
    })
    live.end()
    if (moved.left > 0) context.exitCode = EXIT.refused
    context.show(moved, (clean) =>
      [
        `${moved.left === 0 ? paint.green('✓') : paint.yellow('!')} ${plural(clean.objects, 'object')} moved, ${(clean.bytes / 1e6).toFixed(1)} MB, compared with their digests`,
        ...(clean.deleted > 0 ? [`  ${plural(clean.deleted, 'object')} deleted from ${clean.storage}`] : []),
        `  ${clean.left === 0 ? 'nothing is left at the old place' : `${plural(clean.left, 'row')} left at the old place: run it again`}`,
        ...clean.failures.map((failure) => `  ${paint.red('✗')} ${failure}`),
      ].join('\n'),
    )
  } catch (error) {
    throw isStartRefusal(error) || (error instanceof Error && error.name === 'ObjectStoreFailure')
      ? new Refused(error.message)
      : error
  } finally {
    live.end()
  }
}
