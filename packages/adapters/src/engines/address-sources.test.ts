import { comparedClock } from '@veracite/core/clocks/compared-clock'
import { expect, test } from 'vitest'
import { createAddressSources } from './address-sources.ts'

test('the address that servers saw is stated if two or more saw the same and none another', async () => {
  const replies: Record<string, string> = {
    '/a': '192.0.2.7\n',
    '/b': '192.0.2.7',
    '/c': '192.0.2.8',
    '/d': '<html>',
  }
  const web = Bun.serve({ port: 0, fetch: ({ url }) => new Response(replies[new URL(url).pathname]) })
  const clock = { now: () => new Date('2026-11-19T00:00:00Z') }
  const seenBy = async (...paths: string[]) => {
    const sources = createAddressSources(paths.map((path) => `http://127.0.0.1:${web.port}${path}`))
    const compared = comparedClock(null, clock, sources)
    await compared.compareIfDue()
    const { egressIp, egressSeenBy } = compared.stated
    return { egressIp, egressSeenBy }
  }
  try {
    const { egressIp, egressSeenBy } = await seenBy('/a', '/b', '/d')
    expect(egressIp).toBe('192.0.2.7')
    expect(egressSeenBy).toMatch(
      /^asked at 2026-11-19T00:00:00.000Z: .*\/a saw 192.0.2.7, .*\/d saw nothing$/,
    )
    expect((await seenBy('/a', '/b', '/c')).egressIp, 'they disagree').toBeNull()
    expect((await seenBy('/a', '/d')).egressIp, 'one alone').toBeNull()
    expect((await seenBy('/a', '/a')).egressIp, 'one that is named twice').toBeNull()
    expect(await seenBy()).toEqual({ egressIp: null, egressSeenBy: null })
  } finally {
    web.stop(true)
  }
})
