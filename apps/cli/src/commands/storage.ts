import { type Command, InvalidArgumentError } from 'commander'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { EXIT, Refused } from '../failures.ts'
import { startLive } from '../ui/live.ts'

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

const megabytesOf = (bytes: number): string => (bytes / 1e6).toFixed(1)

async function archiveNow(context: Context, keep: number): Promise<void> {
  const { archiveStorage, isMoveRefusal } = await import('@veracite/runtime/storage/move-storage')
  const live = startLive(context.io)
  const onProgress = ({ objects }: { objects: number }) =>
    live.update([`  ${context.say('cliStorage.objects', { count: objects })}`])
  const archived = await archiveStorage(context.io.env, { keep, onProgress })
    .catch((error: unknown) => {
      throw isMoveRefusal(error) ? new Refused(error.message) : error
    })
    .finally(() => live.end())
  context.show(archived, ({ months, bytes, runs, objects, place }) =>
    months.length === 0
      ? context.say('cliStorage.noMonth')
      : context.say('cliStorage.archived', {
          ...{ months: context.say.line(months), megabytes: megabytesOf(bytes), runs, objects, place },
        }),
  )
}

async function moveNow(context: Context, to: Place): Promise<void> {
  // Loaded here: no other command needs the database driver.
  const { moveStorage, isMoveRefusal } = await import('@veracite/runtime/storage/move-storage')
  const live = startLive(context.io)
  const onProgress = ({ objects }: { objects: number }) =>
    live.update([`  ${context.say('cliStorage.objects', { count: objects })}`])
  const moved = await moveStorage(context.io.env, { to, onProgress })
    .catch((error: unknown) => {
      throw isMoveRefusal(error) ? new Refused(error.message) : error
    })
    .finally(() => live.end())
  if (moved.failed > 0) context.exitCode = EXIT.refused
  context.show(moved, ({ objects, bytes, deleted, failed, failure, place }) =>
    [
      context.say('cliStorage.moved', { objects, megabytes: megabytesOf(bytes) }),
      ...(deleted > 0 ? [context.say('cliStorage.deleted', { objects: deleted, place })] : []),
      ...(failed > 0 ? [context.say('cliStorage.notMoved', { count: failed, failure: failure ?? '' })] : []),
    ].join('\n'),
  )
}
