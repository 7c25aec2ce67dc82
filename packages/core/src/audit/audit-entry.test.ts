import { expect, test } from 'vitest'
import { type NewAuditEntry, writeAuditEntry } from './audit-entry.ts'

const NOON = Date.parse('2026-06-01T12:00:00Z')

test('the same export is one entry a minute, written before any of them goes on; all else is always written', async () => {
  const written: string[] = []
  const lost: string[] = []
  let now = NOON
  let fails = false
  const write = writeAuditEntry({
    audit: {
      async append({ operation, address }) {
        await Bun.sleep(1)
        if (fails) throw new Error('away')
        written.push(`${operation} ${address}`)
      },
    },
    owners: { accountsOf: async () => [] },
    clock: { now: () => new Date(now) },
    ids: { next: () => 'id', randomHex: () => '', random: () => 0 },
    onLostAuditEntry: ({ operation }) => void lost.push(operation),
  })
  const act = (given: Partial<NewAuditEntry> = {}): NewAuditEntry => ({
    ...{ what: 'export', caller: { kind: 'key', id: 'k', name: 'key' }, operation: 'bundle' },
    ...{ target: { kind: null, id: 'run' }, address: 'a', requestId: 'r' },
    ...given,
  })
  const ends = (given?: Partial<NewAuditEntry>) => write(act(given)).then(() => written.length)
  expect(await Promise.all([ends(), ends(), ends()])).toEqual([1, 1, 1])
  for (const address of ['b', 'a']) await write(act({ address }))
  for (const what of ['change', 'change'] as const) await write(act({ what, operation: 'rename' }))
  expect(written).toEqual(['bundle a', 'bundle b', 'rename a', 'rename a'])
  now += 60_000
  fails = true
  await write(act())
  fails = false
  await write(act())
  expect([lost, written.length]).toEqual([['bundle'], 5])
})
