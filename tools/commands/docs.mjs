import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'

/**
 * `npm run docs:build` makes the documentation a site, in site/dist; `npm run docs` shows it while it is written. What
 * makes it is installed in site/ the first time, and nowhere else.
 */
const site = join(root, 'site')
const run = (command, args) => {
  const { status } = spawnSync(command, args, {
    cwd: site,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

const lock = readFileSync(join(site, 'package-lock.json'), 'utf8')
const installed = join(site, 'node_modules', '.installed')
if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
  run('npm', ['ci', '--no-audit', '--no-fund'])
  writeFileSync(installed, lock)
}
run(process.execPath, ['stage.mjs'])
const vitepress = join(site, 'node_modules/vitepress/bin/vitepress.js')
if (process.argv.includes('--serve')) run(process.execPath, [vitepress, 'dev'])
else {
  run(process.execPath, [vitepress, 'build'])
  run(process.execPath, ['check.mjs'])
}
