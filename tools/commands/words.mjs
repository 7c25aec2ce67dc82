import { join } from 'node:path'
import { root } from '../install.mjs'
import { runOnBun } from './run-bun.mjs'

runOnBun(join(root, 'tools/words/words.ts'), process.argv.slice(2), {
  cwd: process.env.INIT_CWD ?? process.cwd(),
})
