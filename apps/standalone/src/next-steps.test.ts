import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'

const brand = { name: 'Halden Instruments', domain: 'halden-instruments.com' }
const own = { name: 'Ours', domain: 'ours.example' }

test('demo engines: the invented brand is there to be scanned', () => {
  expect(nextSteps({ brand, isInvented: true, isPaid: false }).join('\n')).toContain(`scan ${brand.domain}`)
})

test("real engines: the reader's own brand first, and no paid scan of the invented one", () => {
  const said = nextSteps({ brand, isInvented: true, isPaid: true }).join('\n')
  expect(said).toMatch(/Halden Instruments is invented/)
  expect(said).toMatch(/brands add[\s\S]*facts refresh[\s\S]*prompts suggest[\s\S]*scan your-brand\.com/)
  expect(said).not.toContain(`scan ${brand.domain}`)
})

test('real engines and a brand of his own: that one', () => {
  expect(nextSteps({ brand: own, isInvented: false, isPaid: true }).join('\n')).toContain('scan ours.example')
})

test('no brand: one is added first', () => {
  const said = nextSteps({ brand: null, isInvented: false, isPaid: false }).join('\n')
  expect(said).toContain('brands add')
  expect(said).not.toContain('invented')
})
