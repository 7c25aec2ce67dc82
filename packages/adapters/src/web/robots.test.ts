import type { FetchOutcome } from '@veracite/ground-truth/crawl/fetcher-port'
import { expect, test } from 'vitest'
import { RobotsCache } from './robots.ts'

const page = (text: string): FetchOutcome => ({
  kind: 'page',
  url: 'https://a.example/robots.txt',
  finalUrl: 'https://a.example/robots.txt',
  status: 200,
  contentType: 'text/plain',
  headers: {},
  bytes: new TextEncoder().encode(text),
  text,
  fetchedAt: new Date(0),
})

/** As many rules as are kept of one file, as short as they can be: their memory is many times their length. */
const shortRules = (origin: number): string => {
  const rules = Array.from({ length: 9_900 }, (_, at) => `Disallow:/${origin.toString(36)}${at.toString(36)}`)
  return `User-agent: *\n${rules.join('\n')}`
}

function heapMegabytes(): number {
  Bun.gc(true)
  return process.memoryUsage().heapUsed / 1024 / 1024
}

test('files of many short rules take no more memory than long files', async () => {
  const cache = new RobotsCache('VeraciteBot/0.1')
  const before = heapMegabytes()
  let asked = 0
  const read = (origin: number) =>
    cache.readingFor(`https://${origin}.example`, async () => {
      asked += 1
      return page(shortRules(origin))
    })
  const ORIGINS = 40
  for (let origin = 0; origin < ORIGINS; origin++) await read(origin)
  const grown = heapMegabytes() - before
  console.log(`the heap has grown by ${grown.toFixed()} MB`)
  expect(grown).toBeLessThan(50)
  expect(asked).toBe(ORIGINS)
  // The newest is kept, the oldest is not.
  await read(ORIGINS - 1)
  expect(asked).toBe(ORIGINS)
  await read(0)
  expect(asked).toBe(ORIGINS + 1)
})
