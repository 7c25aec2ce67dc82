import type { Io } from './context.ts'
import { describeFailure, EXIT } from './failures.ts'
import { createProgram, type InstallationCommands } from './program.ts'

/** Runs one command line and returns its exit code. Never throws. */
export async function run(words: readonly string[], io: Io, commands: InstallationCommands): Promise<number> {
  const { program, context } = createProgram(io, commands)
  try {
    await program.parseAsync([...words], { from: 'user' })
    return context.exitCode
  } catch (error) {
    const { exitCode, lines } = describeFailure(error, context)
    if (lines.length === 0) return exitCode
    if (context.json) context.complain(JSON.stringify({ error: lines.join('\n'), exitCode }))
    else if (exitCode === EXIT.interrupted) context.complain(lines.join('\n'))
    else context.complain(context.errorPaint.red('✗ ') + lines.join('\n  '))
    return exitCode
  }
}
