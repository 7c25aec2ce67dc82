import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Programs of others that verify what we export, in the versions that are pinned beside this file. */

const here = fileURLToPath(new URL('.', import.meta.url))
const cache = join(
  fileURLToPath(new URL('../../..', import.meta.url)),
  'node_modules/.cache/foreign-programs',
)

/** The Python that has them; null if no package index supplies them. */
export async function foreignPython(): Promise<string | null> {
  const folder = await prepared('python', ['requirements.txt'], async (made) => {
    if (!(await ran('python3', ['-m', 'venv', made]))) return false
    const wanted = join(here, 'requirements.txt')
    return ran(join(made, 'bin/python'), [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '-r',
      wanted,
    ])
  })
  return folder && join(folder, 'bin/python')
}

/** A folder with the library of ReplayWeb.page and the script that uses it; null if no registry supplies it. */
export function foreignReplay(): Promise<string | null> {
  return prepared('replay', ['package.json', 'package-lock.json', 'replay.mjs'], (made) => {
    for (const name of ['package.json', 'package-lock.json', 'replay.mjs'])
      cpSync(join(here, name), join(made, name))
    return ran('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], made)
  })
}

/** Made once for the same files: it takes half a minute. */
async function prepared(
  name: string,
  from: readonly string[],
  make: (folder: string) => Promise<boolean>,
): Promise<string | null> {
  const hash = createHash('sha256')
  for (const file of from) hash.update(readFileSync(join(here, file)))
  const folder = join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`)
  const stamp = join(folder, 'prepared')
  if (existsSync(stamp)) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (!(await make(folder))) return null
  writeFileSync(stamp, '')
  return folder
}

const ran = (command: string, args: readonly string[], cwd = here): Promise<boolean> =>
  new Promise((resolve) => {
    const program = spawn(command, args, { cwd, stdio: 'ignore', timeout: 240_000 })
    program.on('error', () => resolve(false))
    program.on('close', (code) => resolve(code === 0))
  })
