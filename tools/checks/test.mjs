import { join } from 'node:path'
import { runOnBun } from '../commands/run-bun.mjs'
import { root } from '../install.mjs'

// Plain Node.js: it installs what the rest is written in.
runOnBun(join(root, 'tools/checks/test.ts'), process.argv.slice(2))
