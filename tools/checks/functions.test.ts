import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { useFolder } from '@veracite/testing/temporary-folder'
import { expect, test } from 'vitest'
import CASES from './functions.cases.json' with { type: 'json' }
import { type CountedRange, functionsOf, functionsThatRan } from './functions.ts'

const folder = useFolder()

/** The counts of a process that runs this code with the file as `file`. */
function count(source: string, code: string): CountedRange[] {
  writeFileSync(join(folder, 'file.ts'), source)
  writeFileSync(
    join(folder, 'run.ts'),
    `import { Session } from 'node:inspector/promises'
    const session = new Session()
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    const file = await import('./file.ts')
    ${code}
    const { result } = await session.post('Profiler.takePreciseCoverage')
    console.log(JSON.stringify(result.find(({ url }) => url.endsWith('/file.ts')).functions.map(({ ranges }) => ranges[0])))`,
  )
  return JSON.parse(spawnSync(process.execPath, [join(folder, 'run.ts')], { encoding: 'utf8' }).stdout)
}

const { source } = CASES
const counted = count(source, "file.other({ word: '' }); await file.outer({ word: '' })('abc')")

test.each(CASES.changes as [string, string, string, boolean][])(
  'a change of %s',
  (_, before, after, isIndifferent) => {
    expect(source).toContain(before)
    const ran = functionsThatRan('file.ts', source, counted)
    const now = functionsOf('file.ts', source.replace(before, after))
    expect(Array.isArray(ran) && ran.every((name) => now.has(name))).toBe(isIndifferent)
  },
)

test('nothing is known of what a process did that a called function started, unless it was a program of others', () => {
  const starting = `const spawn = (word: string) => word\n${source}`
  const started = count(starting, 'file.start()')
  expect(functionsThatRan('file.ts', starting, started)).toBe('elsewhere')
  expect(functionsThatRan('src/own-redis.ts', `${starting}\n`, started)).toContain(
    [...functionsOf('file.ts', starting)][0],
  )
})

test('counts that do not fit the text, and those of classes, are not used', () => {
  expect(functionsThatRan('file.ts', `${source}const more = () => 1`, counted)).toBe('unknown')
  const withClass = `${source}export class Store { get() { return 1 } }`
  expect(functionsThatRan('file.ts', withClass, count(withClass, ''))).toBe('unknown')
})
