import { createSocket } from 'node:dgram'
import { comparedClock } from '@veracite/core/clocks/compared-clock'
import { eventually } from '@veracite/testing/eventually'
import { expect, test } from 'vitest'
import { createClockSources } from './clock-sources.ts'

const AHEAD_MS = 5_000

test('the offset against NTP and web servers, which is stated once two of them have answered', async () => {
  const ntp = createSocket('udp4', (asked, { port, address }) => {
    const reply = Buffer.alloc(48)
    reply[0] = 0x24
    reply[1] = 2
    asked.copy(reply, 24, 40, 48)
    const now = Date.now() - AHEAD_MS
    for (const at of [32, 40]) {
      reply.writeUInt32BE(Math.floor(now / 1000) + 2_208_988_800, at)
      reply.writeUInt32BE(Math.floor(((now % 1000) / 1000) * 2 ** 32), at + 4)
    }
    ntp.send(reply, port, address)
  })
  await new Promise<void>((resolve) => ntp.bind(0, '127.0.0.1', resolve))
  const web = Bun.serve({
    port: 0,
    fetch: () => new Response('', { headers: { date: new Date(Date.now() - AHEAD_MS).toUTCString() } }),
  })
  try {
    const ntpSource = `ntp:127.0.0.1:${ntp.address().port}`
    const clock = { now: () => new Date() }
    const both = comparedClock(createClockSources([ntpSource, `http://127.0.0.1:${web.port}`]), clock)
    expect(both.stated.clock).toEqual({ source: 'system clock', offsetMs: null })
    const isWithin = (ms: number, offsetMs: number | null | undefined) =>
      Math.abs((offsetMs ?? 0) - AHEAD_MS) < ms
    // What a busy machine holds up on one of the two ways counts for half: one quick comparison is enough.
    await eventually('a comparison that nothing held up', async () => {
      const { readings, offsetMs } = await both.compare()
      return isWithin(100, readings[0]?.offsetMs) && isWithin(700, offsetMs)
    })
    expect(both.stated.clock.source).toContain(ntpSource)
    const twice = comparedClock(createClockSources([ntpSource, ntpSource]), clock)
    expect((await twice.compare()).offsetMs, 'one source that is named twice').toBeNull()
    const one = comparedClock(createClockSources([ntpSource, 'http://127.0.0.1:1']), clock)
    expect(await one.compare()).toMatchObject({
      offsetMs: null,
      source: expect.stringMatching(/did not answer/),
    })
  } finally {
    ntp.close()
    web.stop(true)
  }
})
