import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('what comes in one turn is handed over together, in order, once', async () => {
  const handed: number[][] = []
  const add = inTurns((items: number[]) => handed.push(items))
  add(1)
  add(2)
  expect(handed).toEqual([])
  await nextTurn()
  add(3)
  await nextTurn()
  await nextTurn()
  expect(handed).toEqual([[1, 2], [3]])
})

test('one that throws still takes what comes later', async () => {
  const handed: number[] = []
  const failed = new Promise((resolve) => process.once('uncaughtException', resolve))
  const add = inTurns(([item = 0]: number[]) => {
    if (item === 1) throw new Error('no')
    handed.push(item)
  })
  add(1)
  await failed
  add(2)
  await nextTurn()
  expect(handed).toEqual([2])
})

test('what waits when the process ends is handed over, and what that hands over too', () => {
  const inTurnsFile = fileURLToPath(new URL('./in-turns.ts', import.meta.url))
  const script = `
    import { writeSync } from 'node:fs'
    import { inTurns } from ${JSON.stringify(inTurnsFile)}
    const lines = inTurns((all) => writeSync(1, all.join('')))
    const requests = inTurns((all) => { for (const name of all) lines(name + ' answered. ') })
    lines('begun. ')
    requests('first')
    requests('second')
    process.exit(3)`
  const { stdout, status } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  expect(stdout).toBe('begun. first answered. second answered. ')
  expect(status).toBe(3)
})
