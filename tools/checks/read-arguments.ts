import { join, relative, resolve } from 'node:path'

/** The parts of a test run and the tasks of turbo.json that make them up. */
export const PARTS = {
  check: ['check:types', 'check:lint', 'check:unused', 'check:generated'],
  unit: ['test:unit'],
  services: ['test:services'],
  slow: ['test:slow'],
  'sdk-node': ['test:sdk-node'],
  python: ['test:python'],
  packages: ['test:sdk-package', 'build'],
  e2e: ['test:e2e'],
  release: ['test:release'],
} as const

export type PartName = keyof typeof PARTS

/** Run when asked for by name or by VERACITE_TESTS=all, as in CI: people need not wait for them. */
export const ON_REQUEST: readonly PartName[] = ['slow', 'e2e']
/** Run by jobs of their own beside CI, when asked for by name, or by VERACITE_TESTS=thorough. */
export const FOR_RELEASES: readonly PartName[] = ['packages', 'release']

export type Request =
  | { kind: 'parts'; parts: PartName[]; isForced: boolean }
  | { kind: 'files'; files: string[]; title: string | null }
  | { kind: 'refused'; reason: string }

export interface Repository {
  root: string
  /** The caller's folder: paths are relative to it. */
  cwd: string
  /** Every test file, from the root. */
  testFiles: readonly string[]
  /** VERACITE_TESTS. */
  extent: 'ordinary' | 'all' | 'thorough'
  readText: (file: string) => string
}

/**
 * `npm test`, `npm test -- unit python`, `npm test -- PATH …`, `npm test -- -t NAME`, `npm test -- PATH -t NAME`. A path is
 * a test file or a folder of them. `--force` also runs what passed before with the same inputs.
 */
export function readArguments(words: readonly string[], repository: Repository): Request {
  const at = words.findIndex((word) => word === '-t' || word === '--testNamePattern')
  const title = at === -1 ? null : (words[at + 1] ?? '')
  if (title === '') return refused('-t needs the name of a test.')
  const isForced = words.includes('--force')
  const others = at === -1 ? words : words.filter((_, index) => index !== at && index !== at + 1)
  const named = others.filter((word) => word !== '--force')
  const parts = named.filter(isPart)
  const paths = named.filter((word) => !isPart(word))
  if (title === null && paths.length === 0)
    return { kind: 'parts', parts: partsToRun(parts, repository), isForced }
  if (parts.length > 0) return refused('Give parts, or paths and a name, but not both.')

  const { root, cwd, testFiles } = repository
  const found = paths.map((path) => {
    const fromRoot = relative(root, resolve(cwd, path))
    return {
      path,
      files: testFiles.filter((file) => file === fromRoot || file.startsWith(join(fromRoot, '/'))),
    }
  })
  const empty = found.find(({ files }) => files.length === 0)
  if (empty !== undefined)
    return refused(
      `${empty.path} is no part, no test file and no folder with tests. Parts: ${Object.keys(PARTS).join(', ')}.`,
    )
  const files = paths.length === 0 ? testFiles : [...new Set(found.flatMap((one) => one.files))]
  if (title === null || paths.length > 0) return { kind: 'files', files: [...files], title }
  const holding = filesWithTitle(title, repository)
  if (holding.length === 0)
    return refused(`No test file has all words of “${title}”. Name the file too: npm test -- PATH -t NAME`)
  return { kind: 'files', files: holding, title }
}

const isPart = (word: string): word is PartName => Object.hasOwn(PARTS, word)

function partsToRun(parts: PartName[], { extent }: Repository): PartName[] {
  if (parts.length > 0) return parts
  const leftOut: readonly PartName[] = {
    ordinary: [...ON_REQUEST, ...FOR_RELEASES],
    all: FOR_RELEASES,
    thorough: [],
  }[extent]
  return (Object.keys(PARTS) as PartName[]).filter((part) => !leftOut.includes(part))
}

/** Loading every test file to find one test takes minutes, so only files that have all words of its name are loaded. */
function filesWithTitle(title: string, { testFiles, readText }: Repository): string[] {
  const texts = testFiles
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file, text: readText(file) }))
  // The name that vitest prints is made of several strings: those of the groups around the test come first.
  const words = title.match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const exact = texts.filter(({ text }) => text.includes(title))
  const byWords = texts.filter(({ text }) => words.every((word) => text.includes(word)))
  return (exact.length > 0 ? exact : byWords).map(({ file }) => file)
}

const refused = (reason: string): Request => ({ kind: 'refused', reason })
