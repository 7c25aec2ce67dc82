import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { type Conversation, FileRefused, type UnreadReason } from '@veracite/app-answers/conversation'
import { readAppFile } from '@veracite/app-answers/read-app-file'
import type { Engine } from '@veracite/terms/vocabulary'
import type { Say } from '@veracite/words/say-in'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { runs, single } from '../declared/verbs.ts'
import { Refused, UsageError } from '../failures.ts'
import { oneLine } from '../ui/clean.ts'
import { engineName } from '../ui/words.ts'

interface Asked {
  brand: string
  file: string
}

export const importAnswersCommand = single(runs<Asked>('import-answers', { run: importAnswers }))

async function importAnswers({ sent, own }: Given<Asked>, context: Context, client: Client): Promise<void> {
  const { io, paint, say } = context
  const bytes = await readFile(resolve(io.cwd, sent.file))
  const all = conversationsIn(bytes)
  const listed = all.map((one, place) => lineOf(say, one, place))
  if (own.list) {
    context.show(all.map(summaryOf), () => listed.join('\n'))
    return
  }
  if ((own.plan === undefined) !== (own.person === undefined))
    throw new UsageError((say) => say('cliRefused.givePlanAndPersonTogether'))
  const chosen = own.choose === undefined ? await asked(context, listed) : String(own.choose)
  const places = placesOf(chosen, all.length)
  const file = { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length }
  const done = []
  for (const place of places) {
    const conversation = all[place]
    if (conversation === undefined) continue
    const engine = conversation.engine ?? (own.engine as Engine | undefined)
    if (engine === undefined) throw new UsageError((say) => say('cliRefused.theFileDoesNotSayWhose'))
    done.push(
      await client.operator.brands.addAppAnswers(sent.brand, {
        engine,
        content: conversation.kept.text,
        stripped: conversation.stripped,
        file,
        ...(own.plan !== undefined && { fills: { appPlanId: String(own.plan), person: Number(own.person) } }),
      }),
    )
  }
  context.show(done, (clean) =>
    [
      ...clean.map(({ engine, items, filled, known, stripped }) =>
        [
          `${paint.green('✓')} ${say('cliDo.brought', { engine: engineName(engine), count: items.length })}`,
          ...(filled.length > 0 ? [say('cliDo.slotsFilled', { slots: filled.join(', ') })] : []),
          ...(known > 0 ? [say('cliDo.knownAlready', { count: known })] : []),
          ...(stripped.length > 0 ? [say('cliDo.strippedBefore', { what: stripped.join(', ') })] : []),
        ].join('; '),
      ),
      paint.dim(say('gradeMeans.C')),
    ].join('\n'),
  )
}

export function conversationsIn(bytes: Uint8Array): Conversation[] {
  try {
    const read = readAppFile(bytes)
    if (read.kind === 'conversations') return read.conversations
    throw unread(read.why)
  } catch (error) {
    throw error instanceof FileRefused ? unread(error.why) : error
  }
}

const unread = (why: UnreadReason) => new Refused((say) => say(`refused.${why}`))

const summaryOf = ({ engine, format, title, answers, stripped }: Conversation, place: number) => ({
  ...{ number: place + 1, engine, format, title, answers: answers.length, stripped },
  answeredAt: answers.at(-1)?.answeredAt ?? null,
})

function lineOf(say: Say, { engine, title, answers }: Conversation, place: number): string {
  const name = oneLine(title ?? answers[0]?.question ?? '').slice(0, 80)
  const when = answers.at(-1)?.answeredAt?.slice(0, 10) ?? say('apps.noDate')
  return `${place + 1}  ${engine === null ? say('apps.unknownApp') : engineName(engine)}  ${when}  ${say('count.answers', { count: answers.length })}  ${name}`
}

async function asked({ io, say }: Context, listed: readonly string[]): Promise<string> {
  if (!io.stdin.isTTY || !io.stderr.isTTY)
    throw new UsageError((say) => say('cliRefused.sayWhichConversationsWithChooseOr'))
  io.stderr.write(`${listed.join('\n')}\n`)
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(say('cliDo.whichConcern'))
  } finally {
    lines.close()
  }
}

/** `1,4-6` as places from 0, each once. */
export function placesOf(chosen: string, count: number): number[] {
  if (chosen.trim() === 'all') return Array.from({ length: count }, (_, place) => place)
  const places = new Set<number>()
  for (const part of chosen.split(',')) {
    const [, from, to] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part) ?? []
    if (from === undefined) throw new UsageError((say) => say('cliRefused.nameConversationsLikeThis14'))
    for (let n = Number(from); n <= Math.min(Number(to ?? from), count); n += 1) if (n > 0) places.add(n - 1)
  }
  if (places.size === 0)
    throw new UsageError((say) => say('cliRefused.thereAreConversationsCountedFrom1', { count }))
  return [...places]
}
