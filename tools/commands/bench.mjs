import { join } from 'node:path'
import { root } from '../install.mjs'
import { runOnBun } from './run-bun.mjs'

runOnBun(join(root, 'bench/run.ts'), process.argv.slice(2))
