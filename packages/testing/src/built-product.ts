import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const CACHE = join(root, 'node_modules/.cache/veracite-product')
const DAY_MS = 86_400_000
const ENTRIES = ['api', 'cli', 'mcp', 'standalone', 'worker'].map((app) => `apps/${app}/src/main.ts`)

let built: Promise<string> | undefined

/**
 * Where to find an entry point such as `apps/worker/src/main.ts` with all that it imports in a few files. Most of
 * what a short-lived process costs is finding and translating a thousand modules, so tests that start many
 * processes do that once. What people start, the sources, is started by the guides and by the tests of `npm start`.
 */
export async function builtProduct(): Promise<(entry: string) => string> {
  built ??= build()
  const folder = await built
  return (entry) => join(folder, entry.replace(/\.ts$/, '.js'))
}

async function build(): Promise<string> {
  const folder = join(CACHE, await fingerprint())
  if (existsSync(folder)) return folder
  await removeOld()
  await mkdir(CACHE, { recursive: true })
  const made = await mkdtemp(join(CACHE, 'making-'))
  await Bun.build({
    entrypoints: ENTRIES.map((entry) => join(root, entry)),
    root,
    outdir: made,
    target: 'bun',
    splitting: true,
    throw: true,
    plugins: [
      { name: 'files stay where they are', setup: keepPlaces },
      { name: 'the table of domains stays a module', setup: keepDomainsApart },
    ],
  })
  // Tests also start it as a user who may only read.
  await chmod(made, 0o755)
  // If another process was first, it has built the same.
  await rename(made, folder).catch(() => rm(made, { recursive: true, force: true }))
  return folder
}

/** Migrations, pages and the files of threads are found beside the module that uses them, not beside the bundle. */
function keepPlaces(builder: Bun.PluginBuilder): void {
  builder.onLoad({ filter: /\/(apps|packages)\/[^/]+\/src\/.*\.ts$/ }, async ({ path }) => ({
    contents: (await readFile(path, 'utf8')).replaceAll(
      /\bimport\.meta\.url\b/g,
      JSON.stringify(pathToFileURL(path).href),
    ),
    loader: 'ts',
  }))
}

/**
 * Joined into one module, its table of 57,000 instructions and the loop over it are one function, which Bun in every
 * third process decides to optimise: two seconds of a core for what runs once.
 */
function keepDomainsApart(builder: Bun.PluginBuilder): void {
  builder.onResolve({ filter: /^tldts$/ }, ({ path, importer }) => ({
    path: Bun.resolveSync(path, dirname(importer)),
    external: true,
  }))
}

/** Of everything that ends up in the build: a changed source is never run in its old form. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
    .update(Bun.version)
    .update(await readFile(import.meta.filename))
  hash.update(await readFile(join(root, 'pnpm-lock.yaml')))
  for (const parent of ['apps', 'packages']) {
    for (const name of (await readdir(join(root, parent))).sort()) {
      const sources = join(root, parent, name, 'src')
      if (!existsSync(sources)) continue
      hash.update(await readFile(join(root, parent, name, 'package.json')))
      const files = (await readdir(sources, { recursive: true, withFileTypes: true }))
        .filter((file) => file.isFile() && !file.name.endsWith('.test.ts'))
        .map((file) => join(file.parentPath, file.name))
      for (const path of files.sort()) hash.update(`${path}\0`).update(await readFile(path))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(CACHE).catch(() => [])) {
    const folder = join(CACHE, name)
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true })
  }
}
