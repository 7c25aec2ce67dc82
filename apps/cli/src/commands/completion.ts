import { Argument, Command } from 'commander'
import { completionScript, SHELLS } from '../completion/scripts.ts'
import type { Context } from '../context.ts'
import { oneOf, withExamples } from '../options.ts'

export function completionCommand(context: Context, program: Command): Command {
  const command = new Command('completion')
    .summary('shell completion')
    .description('Prints a completion script for your shell.')
    .addArgument(
      new Argument('<shell>', SHELLS.join(', ')).argParser((typed: string) => oneOf(SHELLS, typed)),
    )
    .action((shell: (typeof SHELLS)[number]) => context.io.stdout.write(completionScript(shell, program)))
  return withExamples(command, [
    ['bash > /etc/bash_completion.d/veracite', 'bash'],
    ['zsh > ~/.zfunc/_veracite', 'zsh, with ~/.zfunc in fpath'],
    ['fish > ~/.config/fish/completions/veracite.fish', 'fish'],
  ])
}
