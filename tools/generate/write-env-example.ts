import { VARIABLES } from '@veracite/runtime/settings/variables'

/** `.env.example` from the table of variables: one comment line each, nothing set. */
const lines = VARIABLES.map(
  ({ name, meaning, default: byDefault, example }) =>
    `# ${meaning} ${byDefault === null ? 'No default.' : `Default: ${byDefault}.`}\n# ${name}=${example}\n`,
)
const header =
  '# Settings of Veracite. Everything is optional for `npm start`; see docs/operations.md for production.\n\n'
await Bun.write(process.argv[2] ?? new URL('../../.env.example', import.meta.url), header + lines.join('\n'))
