import { join } from 'node:path'

/** The inspector's command line. It declares a newer Node than ours and runs on Bun all the same. */
export const INSPECTOR = join(
  import.meta.dirname,
  '../../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
)
