import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import { outcomeLine, planLine } from '@veracite/verify/bundle/sampling-lines'
import { expect, test } from 'vitest'
import type { StoredSealed } from './bundle-port.ts'
import { readSettledRun } from './settled-run.ts'

const planned = planLine({ runId: 'run_1', promptSha256: 'a'.repeat(64), engine: 'CHATGPT', sample: 1 })
const sealed = (kind: 'plan' | 'outcome', block: string): StoredSealed =>
  ({ kind, subjectId: kind, block, roots: [new Uint8Array(32)] }) as unknown as StoredSealed
const PLAN = sealed('plan', planned)
const outcomesOf = (reason: string) =>
  sealed('outcome', outcomeLine(planned, { status: 'CLASSIFIED', captureSha256: 'b'.repeat(64), reason }))

/** Each state is what one reading of the tables finds; the last one stays. */
function reading(
  states: { sealed: StoredSealed[]; logged: boolean }[],
  { classifiedAt = new Date(0), isOff = false, isLogged = true } = {},
) {
  let reads = 0
  const now = () => states[Math.min(reads, states.length) - 1]
  const deps = {
    runs: {
      findEvidence: async () => ({
        run: { id: 'run_1', scanId: 'scan_1', place: 0, citationClass: 'ECHO' },
        captures: [{ id: 'cap_1', kind: 'original' }],
        classifications: [{ captureId: 'cap_1', citationClass: 'ECHO', createdAt: classifiedAt }],
      }),
    },
    bundles: {
      listManifests: async () => [{ subjectId: 'cap_1' }],
      listSealed: async () => {
        reads++
        return now()?.sealed ?? []
      },
    },
    log: {
      isOff: async () => isOff,
      findLeaves: async (ids: string[]) =>
        ids.map((subjectId) => ({
          subjectId,
          checkpoint: (subjectId === 'cap_1' ? isLogged : now()?.logged) ? {} : null,
        })),
    },
    clock: { now: () => new Date(1_000) },
  } as unknown as Parameters<typeof readSettledRun>[0]
  return readSettledRun(deps, 'run_1', EVERY_ACCOUNT).then(() => reads)
}

const DONE = { sealed: [PLAN, outcomesOf('ECHO')], logged: true }

test('the outcomes of a scan that has just ended are waited for', async () => {
  expect(await reading([DONE])).toBe(1)
  expect(await reading([{ sealed: [PLAN], logged: true }, DONE])).toBe(2)
  expect(await reading([{ ...DONE, logged: false }, DONE])).toBe(2)
})

test('so are those that name the class from before', async () => {
  expect(await reading([{ sealed: [PLAN, outcomesOf('STRONG')], logged: true }, DONE])).toBe(2)
})

test('nothing is waited for that will not come', async () => {
  const none = [{ sealed: [PLAN], logged: true }]
  expect(await reading([{ sealed: [], logged: true }])).toBe(1)
  expect(await reading(none, { isOff: true })).toBe(1)
  expect(await reading(none, { isLogged: false })).toBe(1)
  expect(await reading(none, { classifiedAt: new Date(-3_600_000) })).toBe(1)
})
