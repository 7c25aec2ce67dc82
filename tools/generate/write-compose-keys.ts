import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ENGINE_VARIABLES } from '../../packages/adapters/src/engines/engine-variables.ts'

/** Writes the keys of engines into `docker-compose.yml`: processes that ask no engine learn only which keys are set. */
const COMPOSE = fileURLToPath(new URL('../../docker-compose.yml', import.meta.url))
const [begin, end] = ['  # Keys of engines, by npm run generate', '  # End of the keys of engines']

const compose = readFileSync(COMPOSE, 'utf8')
const keys = ENGINE_VARIABLES.filter(({ secret }) => secret).map(({ name }) => `  ${name}: \${${name}:+set}`)
const [before, rest = ''] = compose.split(`${begin}\n`)
const after = rest.slice(rest.indexOf(end))
await Bun.write(process.argv[2] ?? COMPOSE, `${before}${begin}\n${keys.join('\n')}\n${after}`)
