import { expect, test } from 'vitest'
import { scanStatusAfterClassification } from './scan-status.ts'

test.each([
  [{}, 'COMPLETED'],
  [{ CLASSIFIED: 3, NO_ANSWER: 1 }, 'COMPLETED'],
  [{ CLASSIFIED: 3, FAILED: 1 }, 'PARTIAL'],
  [{ CLASSIFIED: 3, SET_ASIDE: 1 }, 'PARTIAL'],
  [{ SET_ASIDE: 2 }, 'PARTIAL'],
  [{ SET_ASIDE: 1, FAILED: 1 }, 'PARTIAL'],
  [{ FAILED: 2 }, 'FAILED'],
])('%o ends as %s', (byStatus, status) => {
  expect(scanStatusAfterClassification(byStatus)).toBe(status)
})
