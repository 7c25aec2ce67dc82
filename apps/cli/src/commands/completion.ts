import type { Command } from 'commander'
import { completionScript, type Shell } from '../completion/scripts.ts'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'

export const completionCommand = (context: Context, program: Command): Command =>
  plain('completion', (shell: Shell) => context.io.stdout.write(completionScript(shell, program)))
