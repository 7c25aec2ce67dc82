import { createInterface } from 'node:readline/promises'
import type { Context } from './context.ts'
import { Refused, UsageError } from './failures.ts'
import { oneLine } from './ui/clean.ts'

/** Asks before anything that cannot be undone; scripts pass --yes. */
export async function confirm({ io }: Context, question: string, yes: true | undefined): Promise<void> {
  if (yes) return
  if (!io.stdin.isTTY || !io.stderr.isTTY)
    throw new UsageError((say) => say('cliRefused.confirmWithYes', { question: oneLine(question) }))
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await lines.question(`${oneLine(question)} [y/N] `)
    if (!/^y(es)?$/i.test(answer.trim())) throw new Refused((say) => say('cliRefused.nothingWasChanged'))
  } finally {
    lines.close()
  }
}
