import { ACCESSES } from '@veracite/adapters/engines/accesses'
import type { Engine } from '@veracite/terms/vocabulary'
import { ENGINE_HOSTS } from '@veracite/verify/bundle/engine-hosts'
import { expect, test } from 'vitest'

test('a relay may reach the host of every access, and no other', () => {
  const question = {
    runId: 'r',
    brandId: 'b',
    prompt: 'Who?',
    intent: 'CATEGORY',
    locale: 'en-US',
    sample: 1,
    attempt: 1,
  } as const
  const hosts = Object.entries(ACCESSES).flatMap(([engine, accesses]) =>
    accesses.map((access) => {
      const { first } = access.converse({
        engine: engine as Engine,
        key: () => 'key',
        baseUrl: null,
        model: null,
        place: { country: 'US', language: 'en' },
        geminiGrounding: false,
      })
      const call = first(question)
      return 'url' in call ? new URL(call.url).hostname : 'unsupported'
    }),
  )
  expect([...new Set(hosts)].sort()).toEqual(Object.values(ENGINE_HOSTS).flatMap(Object.keys).sort())
})
