import { type Command, InvalidArgumentError } from 'commander'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { EXIT, Refused } from '../failures.ts'
import { startLive } from '../ui/live.ts'
import { plural } from '../ui/words.ts'

type Place = 's3' | 'file' | 'postgres'

export const storageCommand = (context: Context): Command =>
  plain('storage')
    .addCommand(plain('storage move', ({ to }: { to: Place }) => moveNow(context, to)))
    .addCommand(
      plain('storage archive', ({ keep }: { keep: number }) => archiveNow(context, keep), { keep: monthsOf }),
    )

function monthsOf(typed: string): number {
  if (!/^\d{1,3}$/.test(typed)) throw new InvalidArgumentError('A number of months, 0 to 999.')
  return Number(typed)
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
