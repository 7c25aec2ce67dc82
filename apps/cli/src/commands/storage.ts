import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { EXIT, Refused } from '../failures.ts'
import { lines } from '../ui/lines.ts'
import { startLive } from '../ui/live.ts'

type Place = 's3' | 'file' | 'postgres'

export const storageCommand = (context: Context): Command =>
  plain('storage')
    .addCommand(plain('storage move', ({ to }: { to: Place }) => moveNow(context, to)))
    .addCommand(plain('storage archive', ({ keep }: { keep: number }) => archiveNow(context, keep)))

const megabytesOf = (bytes: number): string => (bytes / 1e6).toFixed(1)

type Storage = typeof import('@veracite/runtime/storage/move-storage')
type OnProgress = (done: { objects: number }) => void

/** Says while it works how many objects are done. */
async function withProgress<Done>(
  context: Context,
  work: (storage: Storage, onProgress: OnProgress) => Promise<Done>,
): Promise<Done> {
  // Loaded here: no other command needs the database driver.
  const storage = await import('@veracite/runtime/storage/move-storage')
  const live = startLive(context.io)
  try {
    return await work(storage, ({ objects }) =>
      live.update([`  ${context.say('cliStorage.objects', { count: objects })}`]),
    )
  } catch (error) {
    throw storage.isMoveRefusal(error) ? new Refused(error.message) : error
  } finally {
    live.end()
  }
}

async function archiveNow(context: Context, keep: number): Promise<void> {
  const archived = await withProgress(context, ({ archiveStorage }, onProgress) =>
    archiveStorage(context.io.env, { keep, onProgress }),
  )
  context.show(archived, ({ months, bytes, runs, objects, place }) =>
    months.length === 0
      ? context.say('cliStorage.noMonth')
      : context.say('cliStorage.archived', {
          ...{ months: context.say.line(months), megabytes: megabytesOf(bytes), runs, objects, place },
        }),
  )
}

async function moveNow(context: Context, to: Place): Promise<void> {
  const moved = await withProgress(context, ({ moveStorage }, onProgress) =>
    moveStorage(context.io.env, { to, onProgress }),
  )
  if (moved.failed > 0) context.exitCode = EXIT.refused
  context.show(moved, ({ objects, bytes, deleted, failed, failure, place }) =>
    lines(
      context.say('cliStorage.moved', { objects, megabytes: megabytesOf(bytes) }),
      deleted > 0 && context.say('cliStorage.deleted', { objects: deleted, place }),
      failed > 0 && context.say('cliStorage.notMoved', { count: failed, failure: failure ?? '' }),
    ),
  )
}
