import type { InstallationCommands } from '../program.ts'
import { migrateCommand } from './migrate.ts'
import { storageCommand } from './storage.ts'
import { witnessCommand } from './witness.ts'

/** For the command line in a clone or an image. */
export const IN_INSTALLATION: InstallationCommands = {
  migrate: migrateCommand,
  storage: storageCommand,
  witness: witnessCommand,
}
