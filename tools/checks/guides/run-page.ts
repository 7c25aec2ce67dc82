import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtProduct } from '@veracite/testing/built-product'
import type { Guide } from './guide-pages.ts'
import { outputsOf, scriptOf, shellBlocksOf } from './shell-blocks.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * A folder that looks like a fresh clone: everything in it is a link, and what commands write there stays out
 * of the repository.
 */
export async function makeClone(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(root)
  const own = names.filter((name) => !/^(\.git|\.env|\.veracite.*|\.turbo)$/.test(name))
  await Promise.all(own.map((name) => symlink(join(root, name), join(folder, name))))
  await addQuickNpm(folder)
}

const QUICK_NPM = '.quick-npm'

/**
 * An `npm` that hands the first `npm run veracite` of each spelling to npm itself, which starts the sources. Then it starts
 * the built command line: npm and the translation of a thousand modules take longer than all that ninety calls do.
 */
async function addQuickNpm(folder: string): Promise<void> {
  const built = await builtProduct()
  const bin = join(folder, QUICK_NPM)
  const script = `#!/bin/sh
case "$1 $2 $3 $4" in
  'run veracite -- '*) words=3 ;;
  'run -s veracite --') words=4 ;;
  *) words=0 ;;
esac
if [ "$words" -eq 0 ] || mkdir "${bin}/seen-$words" 2>/dev/null; then
  PATH=\${PATH#"${bin}:"}
  export PATH
  exec npm "$@"
fi
shift "$words"
exec "${process.execPath}" "${built('apps/cli/src/main.ts')}" "$@"
`
  await mkdir(bin)
  await writeFile(join(bin, 'npm'), script, { mode: 0o755 })
}

export interface PageRun {
  /** What went wrong; empty when the page keeps its word. */
  problems: string[]
  output: string
}

export interface PageSettings {
  folder: string
  env: Record<string, string>
  /** Addresses and names on the page, and their replacements here. */
  replace?: Readonly<Record<string, string>>
  /** Only the blocks of this section. */
  section?: string
}

/** Types what the page says, in the order of the page, and compares with what it promises. */
export async function runPage(page: Guide, settings: PageSettings): Promise<PageRun> {
  const { section } = settings
  const all = shellBlocksOf(await readFile(join(root, page), 'utf8'))
  const blocks = all.filter((block) => section === undefined || block.section === section)
  if (blocks.length === 0) throw new Error(`${page} has no shell block in the section ${section}.`)
  const script = Object.entries(settings.replace ?? {}).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    scriptOf(blocks),
  )
  const { code, output } = await runShell(script, settings)
  const outputs = outputsOf(output)
  const problems = blocks.flatMap(({ line, plan }) => {
    if (!plan?.run) return []
    const said = outputs.get(line)
    if (said === undefined) return [`${page}:${line} was not reached`]
    return plan.says === null || said.includes(plan.says) ? [] : [`${page}:${line} does not say ${plan.says}`]
  })
  return { problems: code === 0 ? problems : [`the commands ended with ${code}`, ...problems], output }
}

const TIME_LIMIT_MS = 240_000

function runShell(script: string, { folder, env }: PageSettings): Promise<{ code: number; output: string }> {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const child = spawn('sh', ['-s'], {
    cwd: folder,
    env: { PATH: `${join(folder, QUICK_NPM)}:${PATH}`, HOME, TMPDIR, NO_COLOR: '1', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: TIME_LIMIT_MS,
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
    child.stdin.end(script)
  })
}
