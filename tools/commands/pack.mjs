import { join } from 'node:path'
import { root } from '../install.mjs'
import { runOnBun } from './run-bun.mjs'

// `npm run pack -- FOLDER` writes the npm packages as files, in FOLDER or in dist/.
runOnBun(join(root, 'tools/release/pack.ts'), process.argv.slice(2), { cwd: process.env.INIT_CWD ?? root })
