import { join } from 'node:path'
import { root } from '../install.mjs'
import { runOnBun } from './run-bun.mjs'

// `npm run pack:extension -- FOLDER` writes the browser extension as files, in FOLDER or in dist/.
runOnBun(join(root, 'tools/release/pack-extension.ts'), process.argv.slice(2), {
  cwd: process.env.INIT_CWD ?? root,
})
