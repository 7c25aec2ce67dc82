import { fileURLToPath } from 'node:url'
import { ENGINE_HOSTS } from '../../packages/verify/src/bundle/engine-hosts.ts'

/** The hosts of engines that verifiers know, for the Python one. */
const OUTPUT = fileURLToPath(
  new URL('../../python-sdk/src/veracite_sdk/verify/_engine_hosts.json', import.meta.url),
)

await Bun.write(process.argv[2] ?? OUTPUT, `${JSON.stringify(ENGINE_HOSTS, null, 1)}\n`)
