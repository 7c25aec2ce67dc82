import { join } from 'node:path'
import { root } from '../install.mjs'
import { runOnBun } from './run-bun.mjs'

// npm changes into the package's folder, but folders that callers name are relative to their own.
runOnBun(join(root, 'tools/lab/lab.ts'), process.argv.slice(2), {
  cwd: process.env.INIT_CWD ?? process.cwd(),
})
