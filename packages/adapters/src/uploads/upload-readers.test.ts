import { gzipSync } from 'node:zlib'
import type { UploadedRecording } from '@veracite/core/app-answers/read-recording'
import { FeedError } from '@veracite/ground-truth/feeds/feed-record'
import { DomainError } from '@veracite/terms/errors'
import { FormatError } from '@veracite/verify/format-error'
import { describe, expect, test } from 'vitest'
import { createUploadReaders } from './upload-readers.ts'

const FEED = { format: 'auto', mapping: {}, country: null, currency: null } as const
const never = () => new AbortController().signal
const hanging = (options = {}) =>
  createUploadReaders({ entry: new URL('./test-support/hanging-thread.ts', import.meta.url), ...options })
const empty = new Uint8Array()

describe('an upload is read in a thread of its own', () => {
  // The limit on time has its own tests below; a busy machine must not reach it here.
  const readers = createUploadReaders({ limitMs: 120_000 })

  test('a feed and a file of prompts, as without the thread', async () => {
    const table = Buffer.from('id,title,price\n1,Chair,5 EUR\n')
    expect(await readers.previewFeed(table, FEED, never())).toMatchObject({
      shape: 'csv',
      columns: ['id', 'title', 'price'],
      rows: [{ line: 2, item: { name: 'Chair' } }],
    })
    await expect(readers.previewFeed(empty, FEED, never())).rejects.toThrow(FeedError)
    const read = await readers.readQuestions('text,intent\nWhat is Acme?,BRANDED\n', never())
    expect(read).toMatchObject({
      list: 'prompts',
      questions: [{ row: 2, text: 'What is Acme?' }],
      problems: [],
    })
  })

  test('a recording, and why it does not hold', async () => {
    const recording = { grade: 'A', profile: 'nobody', screen: '{}' } as UploadedRecording
    await expect(readers.readRecording(recording, never())).rejects.toThrow(FormatError)
    await expect(readers.readRecording(recording, never())).rejects.toThrow(/does not know/)
  })

  test('rows are cut: one long cell, and a row that is nothing but columns', async () => {
    const cell = Buffer.from(`id,title\n1,${'a'.repeat(500_000)}\n`)
    const [row] = (await readers.previewFeed(cell, FEED, never())).rows
    expect(row?.values.title).toHaveLength(1_000)
    const header = Array.from({ length: 1_900 }, (_, at) => `c${at}`).join()
    const columns = await readers.previewFeed(Buffer.from(`${header}\n${header}\n`), FEED, never())
    expect(Object.keys(columns.rows[0]?.values ?? {}).length).toBeLessThanOrEqual(200)
  })

  test('a feed that unpacks to more than a preview needs is refused by its size', async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from('id,title\n'), Buffer.alloc(60_000_000, '\n')]))
    await expect(readers.previewFeed(bomb, FEED, never())).rejects.toThrow(/larger than 8 MB/)
  })

  test('4 MiB of empty lines take no more than the rows that a file may have', async () => {
    const { problems } = await readers.readQuestions(`text,intent\n${'\n'.repeat(4_000_000)}`, never())
    expect(problems).toEqual([
      { line: 1, column: null, message: 'there is no prompt', reason: 'there_is_no_prompt' },
    ])
  })

  test('a file with more problems than are told names the first hundred', async () => {
    const { questions, problems } = await readers.readQuestions(
      `text,intent\n${',x\n'.repeat(3_000)}`,
      never(),
    )
    expect([questions.length, problems.length]).toEqual([0, 100])
  })
})

describe('time limits of uploads', () => {
  test('an upload that takes too long is ended and refused, and the next one gets its turn', async () => {
    const slow = hanging({ limitMs: 300 })
    for (let round = 0; round < 2; round += 1)
      await expect(slow.previewFeed(empty, FEED, never())).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('an aborted request ends its thread, also while it waits for its turn', async () => {
    const slow = hanging()
    const [first, second] = [new AbortController(), new AbortController()]
    const running = slow.previewFeed(empty, FEED, first.signal)
    const waiting = slow.previewFeed(empty, FEED, second.signal)
    second.abort(new Error('gone too'))
    await expect(waiting).rejects.toThrow('gone too')
    first.abort(new Error('gone'))
    await expect(running).rejects.toThrow('gone')
  })

  test('uploads beyond those that may wait are refused at once', async () => {
    const slow = hanging({ mostWaiting: 1 })
    const ending = new AbortController()
    const held = [1, 2].map(() => slow.previewFeed(empty, FEED, ending.signal).catch(() => 'ended'))
    await expect(slow.previewFeed(empty, FEED, never())).rejects.toThrow(DomainError)
    ending.abort(new Error('done'))
    expect(await Promise.all(held)).toEqual(['ended', 'ended'])
  })
})
