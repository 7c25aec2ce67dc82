import { afterAll, expect, test } from 'vitest'
import { type Content, inOnePiece } from './in-one-piece.ts'

let content: Content = ''
const server = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch() {
    await Bun.sleep(1)
    return new Response(await inOnePiece(content), { headers: { 'x-test': 'yes' } })
  },
})
afterAll(() => server.stop(true))

const SIZES = [0, 11_999, 12_000, 16_384, 100_000, 500_000, 500_001, 3_000_000]

test.each(SIZES)('a late answer of %i characters arrives whole, as text, bytes and blob', async (size) => {
  const text = 'é'.repeat(size)
  const bytes = new TextEncoder().encode(text)
  for (const sent of [text, bytes, new Blob([bytes])]) {
    content = sent
    const answer = await fetch(server.url)
    expect(answer.headers.get('x-test')).toBe('yes')
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  }
})

test('one of middling size is a stream: its head is sent with it', async () => {
  expect(await inOnePiece('x'.repeat(50_000))).toBeInstanceOf(ReadableStream)
  expect(await inOnePiece('x')).toBe('x')
})
