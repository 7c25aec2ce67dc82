import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

/**
 * Which files a test depends on. They are found by following runtime imports, and string literals that name a file or
 * folder of the repository: programs that a test starts, worker threads, documents. Type imports do not count: the type
 * checker covers them. Where a guess is needed it adds files: running a test too often is harmless, too seldom is not.
 */
export class TestInputs {
  readonly #root: string
  readonly #files: ReadonlySet<string>
  readonly #folders = new Map<string, string[]>()
  readonly #references = new Map<string, References>()
  readonly #digests = new Map<string, string>()

  constructor(root: string, files: readonly string[] = listFiles(root)) {
    this.#root = root
    this.#files = new Set(files)
    for (const file of files)
      for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
        this.#folders.set(folder, [...(this.#folders.get(folder) ?? []), file])
  }

  /** One hash over names and contents. */
  digestOf(files: readonly string[]): string {
    const hash = createHash('sha256')
    for (const file of files) hash.update(`${file}\0${this.digest(file)}\n`)
    return hash.digest('hex')
  }

  inputsOf(entries: readonly string[]): string[] {
    const followed = this.programsOf(entries)
    const found = new Set(followed)
    for (const file of followed)
      if (!BUILDS_PAGES.test(file)) for (const next of this.references(file).read) found.add(next)
    // Nearly every test of the API imports the builder of pages; only those that open a page depend on the screens.
    // What is only read, such as a folder that set-up lists, opens none.
    const [builder] = [...followed].filter((file) => BUILDS_PAGES.test(file))
    const opensPages = [...followed].some((file) => OPENS_PAGES.test(file))
    if (builder !== undefined && opensPages)
      for (const file of this.filesIn(packageOf(builder))) found.add(file)
    return [...found].sort()
  }

  /** The code that these files import or start, and these files. */
  programsOf(entries: readonly string[]): ReadonlySet<string> {
    const followed = new Set(entries)
    // A set may grow while it is iterated.
    for (const file of followed)
      if (!BUILDS_PAGES.test(file)) for (const next of this.references(file).follow) followed.add(next)
    return followed
  }

  has(file: string): boolean {
    return this.#files.has(file)
  }

  filesIn(folder: string): readonly string[] {
    return this.#folders.get(folder) ?? []
  }

  /** Tests of every kind, those of the clients included. */
  testFiles(): string[] {
    return [...this.#files].filter((file) => /\.test\.ts$|^python-sdk\/tests\/test_\w+\.py$/.test(file))
  }

  references(file: string): References {
    const known = this.#references.get(file)
    if (known !== undefined) return known
    const references = isCode(file) ? this.#find(file) : { follow: [], read: [] }
    this.#references.set(file, references)
    return references
  }

  #find(file: string): References {
    const text = readFileSync(join(this.#root, file), 'utf8').replaceAll(TYPE_IMPORTS, '')
    const named = literalsIn(text).flatMap((literal) => this.#named(file, literal))
    const ownFiles = this.filesIn(packageOf(file))
    // A file that lists folders may read any file of its package.
    const own = LISTS_FOLDERS.test(text) ? ownFiles : ownFiles.filter(isData)
    const read = [...own, ...named.flatMap((path) => this.filesIn(path))]
    // Only checks in tools read tests; a build of the product leaves them out.
    const isCheck = file.startsWith('tools/')
    return {
      follow: named.filter((path) => this.#files.has(path)),
      read: isCheck ? read : read.filter((path) => !path.endsWith('.test.ts')),
    }
  }

  /** The file or folder that a string literal names; empty if there is none. */
  #named(file: string, literal: string): readonly string[] {
    const ours = /^@veracite\/([a-z-]+)(?:\/(.+))?$/.exec(literal)
    if (ours !== null) return this.#ofPackage(ours[1] ?? '', ours[2] ?? 'index')
    const isPath = /[./]/.test(literal)
    const bases = [...(isPath ? [dirname(file), packageOf(file)] : []), ...(isProduct(file) ? [] : ['.'])]
    const paths = bases.map((base) => normalize(join(base, literal)).replace(/\/$/, ''))
    // A folder above the file says where the root is, not what is read.
    const isKnown = (path: string) =>
      this.#files.has(path) || (this.#folders.has(path) && !file.startsWith(`${path}/`))
    return paths.filter(isKnown).slice(0, 1)
  }

  #ofPackage(name: string, path: string): string[] {
    return ['packages', 'apps']
      .flatMap((folder) => [`${folder}/${name}/src/${path}.ts`, `${folder}/${name}/src/${path}.tsx`])
      .filter((file) => this.#files.has(file))
  }

  /** Of what the file held when it was first asked for. */
  digest(file: string): string {
    const known = this.#digests.get(file)
    if (known !== undefined) return known
    const path = join(this.#root, file)
    const digest = lstatSync(path).isFile() ? sha256(readFileSync(path)) : 'not a file'
    this.#digests.set(file, digest)
    return digest
  }
}

/** Named files are followed further; listed folders and data are only read. */
interface References {
  follow: readonly string[]
  read: readonly string[]
}

const BUILDS_PAGES = /^apps\/console\/src\/build\.ts$/
const OPENS_PAGES =
  /^apps\/(console|console-tests|api\/src\/console)\/.*\.test\.ts$|^packages\/testing\/src\/(browser|chromium|built-product)\.ts$/

const TYPE_IMPORTS = /^\s*(?:import|export)\s+type\b[^;'"]*\bfrom\s+['"][^'"]+['"]/gm
const LISTS_FOLDERS = /\breaddir|\bGlob\b/

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

const isCode = (file: string) => /\.(ts|tsx|mts|mjs|js)$/.test(file)

/** Product code names no path from the root of the repository; in it `'tools'` is an ordinary word. */
const isProduct = (file: string) =>
  /^(packages|apps)\//.test(file) && !/\.test\.ts$|\/test-support\/|^packages\/testing\/|-tests\//.test(file)

/** What programs may load without naming it: word lists, fixtures, migrations, styles. */
const isData = (file: string) => !isCode(file) && !file.endsWith('.md') && basename(file) !== 'package.json'

/** `packages/core`, or the top folder of what belongs to no package. */
const packageOf = (file: string) => /^(?:packages|apps)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file

function literalsIn(text: string): string[] {
  const literals = [...text.matchAll(/(['"`])([^'"`\n]{2,200})\1/g)].flatMap(([, , literal = '']) =>
    literal.split(/\$\{[^}]*\}/).map((part) => part.replace(/^\//, '')),
  )
  return [...new Set(literals.filter((literal) => /^[\w@./-]+$/.test(literal) && !/^[./]*$/.test(literal)))]
}

/** Tracked and new files, without ignored ones. */
function listFiles(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error('git could not list the files of the repository')
  return stdout
    .split('\0')
    .filter((file) => file !== '' && lstatSync(join(root, file), { throwIfNoEntry: false }))
}
