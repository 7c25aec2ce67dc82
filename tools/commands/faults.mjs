import { join } from 'node:path'
import { root } from '../install.mjs'
import { runOnBun } from './run-bun.mjs'

runOnBun(join(root, 'tools/faults/run.ts'), process.argv.slice(2))
