import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openFolder } from '@veracite/testing/temporary-folder'
import { beforeEach, expect, test } from 'vitest'
import { type Saving, saveResumable } from './save-resumable.ts'

let folder = ''
let path = ''
beforeEach(async () => {
  folder = openFolder()
  path = join(folder, 'answers.csv')
})
const WHOLE = 'id,text\r\n1,"a\r\nb"\r\n2,c\r\n'

/** Gives `lengths` bytes and breaks; with none left, the rest. */
function serve(lengths: number[], log: [number | null, number][] = []): Saving['open'] {
  return async (cut, skip) => {
    log.push([cut, skip])
    const most = lengths.shift()
    const rest = new TextEncoder().encode(WHOLE).subarray(skip)
    let isSent = false
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (!isSent) {
          isSent = true
          controller.enqueue(most === undefined ? rest : rest.subarray(0, most))
        } else if (most === undefined) controller.close()
        else controller.error(new TypeError('terminated'))
      },
    })
    return { body, cut: cut ?? 7, asOf: 41 }
  }
}

const saving = (given: Partial<Saving>): Saving => ({
  path,
  asked: { kind: 'answers', format: 'csv', query: {} },
  resume: false,
  cut: null,
  open: serve([]),
  broke: () => {},
  pauseMs: 1,
  ...given,
})

test('goes on by itself where the connection broke, of the same moment', async () => {
  const log: [number | null, number][] = []
  expect(await saveResumable(saving({ open: serve([11, 5], log) }))).toEqual({
    bytes: WHOLE.length,
    asOf: 41,
    cut: 7,
  })
  expect(log).toEqual([
    [null, 0],
    [7, 11],
    [7, 16],
  ])
  expect(await readFile(path, 'utf8')).toBe(WHOLE)
  expect(await readdir(folder)).toEqual(['answers.csv'])
})

test('leaves its part when it gives up, and --resume joins the same file', async () => {
  await expect(saveResumable(saving({ open: serve([13, 0, 0, 0, 0]) }))).rejects.toThrow(
    'broke off after 13 bytes',
  )
  expect((await readdir(folder)).sort()).toEqual(['answers.csv.partial', 'answers.csv.partial.json'])
  const other = { kind: 'claims', format: 'csv', query: {} }
  await expect(saveResumable(saving({ asked: other, resume: true }))).rejects.toThrow('another export')
  const log: [number | null, number][] = []
  await saveResumable(saving({ resume: true, open: serve([], log) }))
  expect(log).toEqual([[7, 13]])
  expect(await readFile(path, 'utf8')).toBe(WHOLE)
})

test('without --resume it begins anew', async () => {
  await expect(saveResumable(saving({ open: serve([13, 0, 0, 0, 0]) }))).rejects.toThrow('broke off')
  const log: [number | null, number][] = []
  await saveResumable(saving({ open: serve([], log) }))
  expect(log).toEqual([[null, 0]])
  expect(await readFile(path, 'utf8')).toBe(WHOLE)
})
