import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { formatVkey } from '@veracite/verify/log/note-key'
import { expect, test } from 'vitest'
import type { ExportedBundle } from './exported-bundle.ts'
import { SAMPLE_LOG, sampleExport, sealedAgain } from './test-support/sample-export.ts'

const GOOD = await sampleExport()
const DEMO = await sampleExport({ demo: true })
const verify = (bundle: object) => verifyBundle(bundle, { vkeys: [formatVkey(SAMPLE_LOG.verifier)] })

test('everything that is handed out is under the seal', () => {
  expect(verify(GOOD).status).toBe('verified')
  expect(verify({ ...GOOD, extra: 1 }).status).toBe('not_verified')
  const { seal, ...rest } = GOOD
  expect(verify(rest)).toMatchObject({ status: 'unsealed', ok: false })
  expect(verify({ seal, ...rest }).summary).toContain('the seal is not the last member')
})

test('a lie that is sealed is still a lie: what the manifests say is compared', () => {
  const lies: [string, (bundle: ExportedBundle) => void][] = [
    ['the question', (b) => Object.assign(b.prompt, { text: 'Another question?' })],
    ['the brand', (b) => Object.assign(b.brand, { name: 'Another brand' })],
    ['the engine', (b) => Object.assign(b.run, { engine: 'CLAUDE' })],
    ['the provenance', (b) => Object.assign(b.provenance.source, { modelReported: 'another' })],
    ['the class', (b) => Object.assign(b, { citationClass: 'STRONG' })],
    ['a classification', (b) => Object.assign(b.classifications[0] ?? {}, { class: 'STRONG' })],
    ['a claim', (b) => Object.assign(b.classifications[0]?.claims[0] ?? {}, { truth: '1998' })],
    ['a claim that was not made', (b) => Object.assign(b.statement.claims[0] ?? {}, { truth: '1998' })],
    ['wrong statements', (b) => Object.assign(b.statement, { claims: [] })],
    ['a fact', (b) => Object.assign(b.facts[0] ?? {}, { value: 1998 })],
    ['a reading', (b) => Object.assign(b.readings[0]?.reading ?? {}, { mention: 'none' })],
    ['the access', (b) => Object.assign(b.snapshot.source, { access: 'demo' })],
  ]
  for (const [what, lie] of lies) expect(verify(sealedAgain(GOOD, lie)).summary, what).toContain(what)
  expect(verify(sealedAgain(GOOD, () => undefined)).status).toBe('verified')
})

test('a demonstration is one whatever the readable parts say', () => {
  expect(verify(DEMO)).toMatchObject({ status: 'verified', facts: { demo: true } })
  expect(verify(DEMO).warnings.some((warning) => warning.startsWith('DEMO'))).toBe(true)
  const hidden = sealedAgain(DEMO, (b) => Object.assign(b.statement, { warning: null }))
  expect(verify(hidden)).toMatchObject({ status: 'not_verified', facts: { demo: true } })
  expect(verify(GOOD).facts.demo).toBe(false)
})

test('the report of a verification comes from signed parts', () => {
  expect(verify(GOOD).facts).toMatchObject({
    question: GOOD.provenance.question.prompt,
    brand: { name: GOOD.provenance.brand.name },
    classification: {
      class: 'CONFABULATED',
      wrong: [{ predicate: 'founded_year', stated: '1998', truth: '2004' }],
    },
  })
})
