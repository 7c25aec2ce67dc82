import { ENGINE_VARIABLES } from '@veracite/adapters/engines/engine-variables'
import { generateCaptureKey } from '@veracite/adapters/platform/capture-signer'
import { describe, expect, test } from 'vitest'
import { parseConfig } from '../settings/config.ts'
import { createLogger, createScrubber, inPortions } from './logger.ts'

function openLog(env: Record<string, string> = {}) {
  const parsed = parseConfig({ VERACITE_LOG_LEVEL: 'debug', ...env }, 'standalone')
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const lines: string[] = []
  const logger = createLogger(parsed.config, parsed.secrets, 'test', { write: (line) => lines.push(line) })
  return { logger, lines }
}

describe('parameters of a failed query are cut to the end of the message', () => {
  const PARAMS = [
    'first line\nthe second line',
    'a "quote" and \\ more',
    '\n    at fake (frame.ts:1:1)',
    'the last',
  ]
  /** As the query builder words it. */
  const failed = () =>
    new Error(`Failed query: insert into captures values ($1)\nparams: ${PARAMS}`, {
      cause: new Error('deadlock'),
    })
  const WORDS = ['first line', 'second line', 'quote', 'fake', 'the last']

  test.each<[string, () => object]>([
    ['as an error', () => ({ error: failed() })],
    ['as the cause of another', () => ({ error: new Error('job failed', { cause: failed() }) })],
    ['inside the message of another', () => ({ error: new Error(`wrapped: ${failed().message}`) })],
    ['as a text', () => ({ reason: failed().message, after: 'kept' })],
    ['as a stack in a text', () => ({ detail: { deep: [String(failed().stack)] }, after: 'kept' })],
    ['as something thrown that is no error', () => ({ error: failed().message })],
  ])('%s', (_, told) => {
    const { logger, lines } = openLog()
    logger.error({ requestId: 'r-1', ...told() }, 'request failed')
    const [line = ''] = lines
    expect(JSON.parse(line)).toMatchObject({ requestId: 'r-1', msg: 'request failed' })
    expect(line).toContain('insert into captures')
    for (const word of WORDS) expect(line).not.toContain(word)
    if (line.includes('after')) expect(JSON.parse(line).after).toBe('kept')
  })
})

describe('the scrubber knows the keys that we handle', () => {
  const scrub = createScrubber(null)
  const prefixes = ENGINE_VARIABLES.filter(({ secret, example }) => secret && example.endsWith('…'))

  test('of every provider whose keys have a prefix', () => {
    expect(prefixes.length).toBeGreaterThan(6)
    for (const { name, example } of prefixes) {
      const key = example.replace('…', 'A1b2C3d4'.repeat(5))
      expect([name, scrub(`401 for ${key}`)]).toEqual([name, '401 for [redacted]'])
    }
  })

  test('those without a prefix by their value, also in a line of JSON', () => {
    const signingKey = generateCaptureKey().trim()
    const { logger, lines } = openLog({
      VERACITE_TOKEN: 'a"quoted\\token-of-thirty-two-characters',
      SERPAPI_API_KEY: '0a1b'.repeat(16),
      VERACITE_SIGNING_KEY: signingKey,
      VERACITE_OPENID_ISSUER: 'https://login.example',
      VERACITE_OPENID_CLIENT_ID: 'veracite',
      VERACITE_OPENID_CLIENT_SECRET: 'the-secret-of-the-provider',
    })
    logger.info(
      { told: ['a"quoted\\token-of-thirty-two-characters', `x${'0a1b'.repeat(16)}`, signingKey] },
      'the-secret-of-the-provider',
    )
    expect(lines[0]).not.toMatch(/quoted|0a1b|the-secret/)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      told: ['[redacted]', 'x[redacted]', '[redacted]'],
      msg: '[redacted]',
    })
  })
})

test('ordinary lines wait for a moment, what went wrong is written at once and in order', () => {
  const written: string[] = []
  const out = inPortions({ write: (lines) => written.push(lines) })
  const [ordinary, wrong] = ['{"level":"info","msg":"asked"}\n', '{"level":"error","msg":"failed"}\n']
  out.write(ordinary)
  expect(written).toEqual([])
  out.write(wrong)
  expect(written).toEqual([ordinary + wrong])
})
