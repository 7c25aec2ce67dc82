import { fileURLToPath } from 'node:url'
import { WEB_ROOTS } from '../../packages/verify/src/relayed/web-roots.ts'

/** The public roots that verifiers know, for the Python one. */
const OUTPUT = fileURLToPath(
  new URL('../../python-sdk/src/veracite_sdk/verify/_web_roots.json', import.meta.url),
)

await Bun.write(process.argv[2] ?? OUTPUT, `${JSON.stringify([...WEB_ROOTS], null, 1)}\n`)
