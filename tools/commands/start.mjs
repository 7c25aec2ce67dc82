import { join } from 'node:path'
import { root } from '../install.mjs'
import { runOnBun } from './run-bun.mjs'

runOnBun(join(root, 'apps/standalone/src/main.ts'), process.argv.slice(2), { onInterrupt: 'SIGTERM' })
