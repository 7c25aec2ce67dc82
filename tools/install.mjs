import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root, whichever folder a command was called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const marker = join(root, 'node_modules', '.veracite-installed')

/**
 * Installs what the lock file names, unless that was done already. Plain Node, because nothing else is
 * installed yet. `production`: only what the processes need. `acceptsProduction`: that is enough if it is there, so
 * that a command on a server does not bring the tools of developers. `now`: even if it was done already.
 */
export function install({ production = false, acceptsProduction = production, now = false } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Veracite needs Node 20.19 or newer; this is ${process.versions.node}.`)
  }
  const everything = fingerprint()
  const forProduction = `${everything} production`
  const installed = existsSync(marker) && existsSync(bun) ? readFileSync(marker, 'utf8') : ''
  if (!now && (installed === everything || (acceptsProduction && installed === forProduction))) return
  process.stderr.write('Installing dependencies …\n')
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'
  // The apps and their dependencies, without the packages that only tests use.
  const without = production ? ['--prod', '--filter-prod', 'veracite', '--filter-prod', '{./apps/*}...'] : []
  const run = spawnSync(npx, ['--yes', packageManager, 'install', '--frozen-lockfile', ...without], {
    cwd: root,
    stdio: ['ignore', process.stderr.fd ?? 2, 2],
    shell: process.platform === 'win32',
  })
  if (run.status !== 0) fail('The dependencies could not be installed. Is the package registry reachable?')
  writeFileSync(marker, production ? forProduction : everything)
}

/** Bun as installed by npm: no separate installation. */
export const bun = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'bun.exe' : 'bun')

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, file)))
  return hash.update(process.versions.node).digest('hex')
}

export function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

// `node tools/install.mjs` installs everything and exits, `--now` even if that was done already; `--production` installs
// only what the processes need, for images and servers.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const given = process.argv.slice(2)
  const unknown = given.find((word) => word !== '--production' && word !== '--now')
  if (unknown !== undefined) fail(`${unknown} is not known: node tools/install.mjs [--production] [--now]`)
  install({ production: given.includes('--production'), now: given.includes('--now') })
}
