import { Command } from 'commander'
import { Refused } from '../failures.ts'
import type { InstallationCommands } from '../program.ts'

/** For the command line as a package: these say where they are to be found. */
export const OUTSIDE_INSTALLATION: InstallationCommands = {
  migrate: () => elsewhere('migrate', 'bring the database up to date'),
  storage: () => elsewhere('storage', 'where the bytes of evidence are kept'),
  witness: () => elsewhere('witness', 'cosign the checkpoints of a log'),
}

const elsewhere = (name: string, summary: string): Command =>
  new Command(name)
    .summary(`${summary} (in an installation only)`)
    .argument('[anything...]')
    .allowUnknownOption()
    .action(() => {
      throw new Refused((say) => say('cliRefused.inAnInstallation', { name }))
    })
