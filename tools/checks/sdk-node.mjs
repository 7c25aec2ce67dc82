import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { startLive } from './live.mjs'
import { reports } from './run-turbo.mjs'

/** Tests the TypeScript client on Node, also against a running service. */
const live = startLive()
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const report = `--outputFile.json=${join(reports, 'sdk-node.json')}`
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'client', '--reporter=default', '--reporter=json', report],
  {
    cwd: join(root, 'packages/sdk'),
    env: { ...process.env, ...live.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
)
live.stop()
process.exit(status ?? 1)
