import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { TestRunner } from 'vitest'
import { noteOf, root } from './report.ts'

/**
 * A runner of vitest that notes for every test file which functions of the repository ran. A worker runs one file after the
 * other, and every look sets the counters to zero.
 */
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

/** @public vitest.config.ts names this file. */
export default class FunctionNotes extends TestRunner {
  override async onAfterRunFiles(...[files = []]: [{ filepath: string }[]?]): Promise<void> {
    super.onAfterRunFiles()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const ours = result.filter(({ url }) => url.startsWith('file://') && !url.includes('/node_modules/'))
    const notes = ours.map(({ url, functions }) => [
      relative(root, new URL(url).pathname),
      functions.flatMap(({ ranges: [range] }) => range ?? []),
    ])
    for (const { filepath } of files)
      writeFileSync(noteOf(relative(root, filepath)), JSON.stringify(Object.fromEntries(notes)))
  }
}
