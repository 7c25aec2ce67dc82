import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startExampleServer } from './example-server.ts'
import { blocks, programs } from './readme-examples.ts'

/** That the examples are correct TypeScript is seen in package.e2e.test.ts, against the packed package. */

const root = fileURLToPath(new URL('..', import.meta.url))
/** What each example must print, in its order in the page. */
const PRINTS = [
  'COMPLETED { CLASSIFIED: 23, NO_ANSWER: 1 }\nCOMPLETED: 17 of 24 runs mention the brand\nCHATGPT, asked "When was Halden Instruments founded?": founded_year is 2004, it said 1994',
  'asked again as job 0199c0de-7000-7000-8000-00000000000e; active, judged 1 times so far',
  'captured from CHATGPT on 2026-11-15T09:01:12.481Z\nverified',
  'founded_year = 2004, from https://halden-instruments.example/about',
  'Fjordlys is a brand of Halden',
  'CHATGPT (demo), asked "Who?": It was founded in 1994.\nas of event 41',
  '',
  'no such scan: getScan answered 404: Scan not found. (request req-7)',
  '1 200 req-7',
  '',
  '',
]

let folder = ''
beforeAll(async () => {
  // Below the package, where its dependency is found.
  await mkdir(join(root, 'node_modules'), { recursive: true })
  folder = await mkdtemp(join(root, 'node_modules', '.readme-'))
  await Promise.all(programs.map((code, i) => writeFile(join(folder, `example-${i}.ts`), code)))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('every example says what it prints', () => {
  expect(blocks).toHaveLength(PRINTS.length)
})

test.each(blocks.map((code, i) => [i, code] as const))(
  'example %i runs',
  { timeout: 60_000 },
  async (i, code) => {
    const { url } = await startExampleServer()
    const outfile = join(folder, `example-${i}.mjs`)
    await build({
      entryPoints: [join(folder, `example-${i}.ts`)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      alias: { '@veracite/sdk': join(root, 'src/index.ts') },
    })
    const work = await mkdtemp(join(folder, 'work-'))
    const env = {
      ...process.env,
      VERACITE_URL: url,
      VERACITE_TOKEN: 'example-token',
      VERACITE_BRAND: 'brand_1',
      NO_COLOR: '1',
    }
    const { stdout } = await promisify(execFile)(process.execPath, [outfile], {
      cwd: work,
      env,
      timeout: 50_000,
    })
    // Bun prints an object with a comma after its last member.
    expect(
      stdout
        .replaceAll(/,?\s+}/g, ' }')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ).toBe(PRINTS[i]?.replaceAll(/\s+/g, ' '))
    const kept = (await readdir(work)).map((name) => name.split('.').at(-1))
    expect(kept.sort()).toEqual(code.includes('writeFile(') ? ['html', 'json'] : [])
  },
)
