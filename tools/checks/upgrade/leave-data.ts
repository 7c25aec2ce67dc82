import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProcess } from '@veracite/testing/processes'

const root = join(import.meta.dirname, '../../..')

export interface Bundle {
  run: { id: string }
}

interface Left {
  dataFolder: string
  /** What it handed out of one run. */
  bundle: Bundle
}

/**
 * Checks out a released version beside this one, installs it, lets it scan once with demo engines, and stops it.
 * What it leaves in its data folder is what an upgrade from it finds.
 */
export async function leaveDataWith(tag: string, folder: string): Promise<Left> {
  const code = join(folder, 'code')
  const dataFolder = join(folder, 'data')
  mkdirSync(code, { recursive: true })
  const archive = execFileSync('git', ['archive', tag], { cwd: root, maxBuffer: 512 * 1024 * 1024 })
  execFileSync('tar', ['-x', '-C', code], { input: archive })
  execFileSync('node', ['tools/install.mjs'], { cwd: code, stdio: ['ignore', 'ignore', 'inherit'] })
  const { PATH = '', HOME = '' } = process.env
  const env = {
    PATH,
    HOME,
    PORT: '0',
    VERACITE_DATA_DIR: dataFolder,
    VERACITE_DEMO_LATENCY: '0',
    VERACITE_ASK_AGAIN: 'off',
  }
  const server = startProcess(['node', 'tools/commands/start.mjs'], env, { cwd: code })
  try {
    const [, url = ''] = await server.said(/Veracite is ready at (http:\S+)/)
    const bundle = await scanOnce(code, { ...env, VERACITE_URL: url }, join(folder, 'bundle.json'))
    return { dataFolder, bundle }
  } finally {
    server.signal('SIGTERM')
    await server.exited
  }
}

/** With the old version's own command line, whatever its API was like. */
async function scanOnce(
  code: string,
  env: Record<string, string | undefined>,
  file: string,
): Promise<Bundle> {
  const veracite = (...words: string[]) =>
    execFileSync('node', ['tools/commands/veracite.mjs', ...words], { cwd: code, env, stdio: 'pipe' })
  veracite('scan', 'halden-instruments.com', '--wait')
  // The log takes a few seconds to publish what the scan captured.
  await new Promise((resolve) => setTimeout(resolve, 8_000))
  veracite('bundle', '--worst', 'halden-instruments.com', '-o', file)
  return JSON.parse(readFileSync(file, 'utf8'))
}
