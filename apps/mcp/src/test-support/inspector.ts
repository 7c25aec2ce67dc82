import { join } from 'node:path'

/** The inspector's command line. It requires a newer Node than ours, but runs on Bun. */
export const INSPECTOR = join(
  import.meta.dirname,
  '../../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
)
