import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { findChromium } from '@veracite/testing/chromium'
import { readPdf } from '@veracite/testing/read-pdf'
import { expect, test } from 'vitest'
import { createChromiumPrinter } from './chromium-printer.ts'

const chromium = findChromium('printing reports')
const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('veracite-print-'))

test.skipIf(chromium === undefined)(
  'a browser prints the page and nothing else, and leaves nothing behind',
  async () => {
    const failures: unknown[] = []
    const printer = createChromiumPrinter(`${chromium} --no-sandbox`, (error) => failures.push(error))
    const before = await left()
    const pdf = await printer.print('<!doctype html><title>T</title><h1>What is said wrongly: Größe</h1>')
    expect(failures).toEqual([])
    const { sheets } = await readPdf(pdf ?? new Uint8Array())
    expect(sheets.map(({ text }) => text.trim())).toEqual(['What is said wrongly: Größe'])
    expect(await left()).toEqual(before)
  },
)

test.each(['/nowhere/chromium', '/bin/true', '/bin/false'])(
  'without a browser that works: %s',
  async (command) => {
    const failures: unknown[] = []
    const printer = createChromiumPrinter(command, (error) => failures.push(error))
    expect(await printer.print('<p>x</p>')).toBeNull()
    expect(failures).toHaveLength(1)
  },
)
