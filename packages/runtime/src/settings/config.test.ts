import { generateKeyPairSync } from 'node:crypto'
import { generateCaptureKey } from '@veracite/adapters/platform/capture-signer'
import { formatLogKey } from '@veracite/evidence/log/log-key'
import { ED25519_COSIGNATURE, formatVkey, noteSigner } from '@veracite/verify/log/note-key'
import { describe, expect, test } from 'vitest'
import CASES from './config.cases.json' with { type: 'json' }
import { describeProblems, parseConfig } from './config.ts'
import { VARIABLES } from './variables.ts'

const TOKEN = '0123456789abcdef0123456789abcdef'

describe('settings', () => {
  test('the standalone needs nothing, and its defaults are the documented ones', () => {
    const parsed = parseConfig({}, 'standalone')
    expect(parsed).toMatchObject({
      ok: true,
      config: {
        port: 3000,
        host: '127.0.0.1',
        dataDir: '.veracite',
        roles: ['api', 'mcp', 'worker'],
        staleAfterDays: 30,
        priceFreshDays: 90,
        publicRateLimit: 120,
        mcpRateLimit: 60,
      },
      secrets: { platformToken: null, databaseUrl: null, redisUrl: null, engines: { demo: 'auto' } },
    })
    expect(Object.values(parsed.ok ? parsed.config : {})).not.toContain(Number.NaN)
  })

  test('other processes refuse to start without database, token and keys, all said at once', () => {
    const parsed = parseConfig({}, 'distributed')
    const missing = parsed.ok ? [] : parsed.problems.map(({ variable }) => variable)
    expect(missing).toEqual(
      expect.arrayContaining(['VERACITE_TOKEN', 'DATABASE_URL', 'VERACITE_SIGNING_KEY']),
    )
  })

  describe('of the log, outside the standalone', () => {
    const base = {
      VERACITE_TOKEN: TOKEN,
      VERACITE_SIGNING_KEY: generateCaptureKey(),
      DATABASE_URL: 'postgres://db/x',
      VERACITE_CHECKPOINT_FILE: '/x',
    }
    const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    const named = (origin: string) => formatLogKey(origin, new Uint8Array(32).fill(1))
    const problemsOf = (env: Record<string, string>, continuesLog = true) => {
      const parsed = parseConfig({ ...base, ...env }, 'distributed', continuesLog)
      return parsed.ok ? [] : parsed.problems.map(({ variable }) => variable)
    }

    test.each([
      ['a key that names it', { VERACITE_LOG_KEY: named('e.example/log/1') }],
      ['a key and a name', { VERACITE_LOG_KEY: pem, VERACITE_LOG_ORIGIN: 'e.example/log/1' }],
      ['none that is meant', { VERACITE_LOG: 'off' }],
      [
        'another database for its copy',
        {
          VERACITE_LOG_KEY: named('e.example/log/1'),
          VERACITE_CHECKPOINT_FILE: '',
          VERACITE_CHECKPOINT_URL: 'postgres://other/keep',
        },
      ],
    ])('%s: accepted', (_, env) => expect(problemsOf(env)).toEqual([]))

    test.each([
      ['no key', {}, 'VERACITE_LOG_KEY'],
      ['a key without a name', { VERACITE_LOG_KEY: pem }, 'VERACITE_LOG_ORIGIN'],
      ["the standalone's name", { VERACITE_LOG_KEY: named('veracite.local/log/1') }, 'VERACITE_LOG_ORIGIN'],
      [
        'a key that is not meant',
        { VERACITE_LOG: 'off', VERACITE_LOG_KEY: named('e.example/log/1') },
        'VERACITE_LOG',
      ],
      [
        'no place for its copy',
        { VERACITE_LOG_KEY: named('e.example/log/1'), VERACITE_CHECKPOINT_FILE: '' },
        'VERACITE_CHECKPOINT_FILE',
      ],
    ])('%s: refused by a worker', (_, env, variable) => expect(problemsOf(env)).toEqual([variable]))

    test('a process that does not continue it needs none of that, and takes no shared name either', () => {
      expect(problemsOf({ VERACITE_CHECKPOINT_FILE: '' }, false)).toEqual([])
      expect(problemsOf({ VERACITE_LOG_ORIGIN: 'veracite.local/log/1' }, false)).toEqual([
        'VERACITE_LOG_ORIGIN',
      ])
    })
  })

  test.each(CASES.refused as [string, string][])(
    '%s=%s is refused by name, with an example, and never quoted',
    (variable, value) => {
      const parsed = parseConfig({ [variable]: value }, 'standalone')
      if (parsed.ok) throw new Error('accepted')
      expect(parsed.problems.map((problem) => problem.variable)).toEqual([variable])
      const said = describeProblems(parsed.problems)
      expect(said).toContain('for example')
      if (/_KEY$|TOKEN|URL/.test(variable)) expect(said).not.toContain(value)
    },
  )

  test('witnesses have keys, addresses in the same order, and a quorum that can be met', () => {
    const key = (fill: number) =>
      formatVkey(noteSigner(`w${fill}.example`, ED25519_COSIGNATURE, new Uint8Array(32).fill(fill)).verifier)
    const settings = {
      VERACITE_WITNESS_KEYS: `${key(1)}, ${key(2)}`,
      VERACITE_WITNESS_URLS: 'https://w1.example/w,http://127.0.0.1:3100',
      VERACITE_WITNESS_QUORUM: 'all',
    }
    const problemsOf = (change: Record<string, string>) => {
      const parsed = parseConfig({ ...settings, ...change }, 'standalone')
      return parsed.ok ? [] : parsed.problems.map(({ variable }) => variable)
    }
    expect(parseConfig(settings, 'standalone')).toMatchObject({
      ok: true,
      config: { witnessKeys: [key(1), key(2)], witnessQuorum: 2, witnessSeconds: 60 },
    })
    expect(problemsOf({ VERACITE_WITNESS_URLS: '' }), 'a process that only hands out bundles').toEqual([])
    expect(problemsOf({ VERACITE_WITNESS_URLS: 'https://w1.example' })).toEqual(['VERACITE_WITNESS_URLS'])
    expect(problemsOf({ VERACITE_WITNESS_QUORUM: '3' })).toEqual(['VERACITE_WITNESS_QUORUM'])
    expect(problemsOf({ VERACITE_WITNESS_KEYS: `${key(1)},${key(1)}` })).toEqual(['VERACITE_WITNESS_KEYS'])
  })

  test('a key that went out of use has a time', () => {
    const parsed = parseConfig({ VERACITE_RETIRED_KEYS: 'capture-1=2026-12-31T23:59:59Z' }, 'standalone')
    const retiredKeys = [{ keyId: 'capture-1', notAfter: new Date('2026-12-31T23:59:59Z') }]
    expect(parsed).toMatchObject({ ok: true, config: { retiredKeys } })
  })

  test('object storage is a folder, or a bucket with both keys', () => {
    const storageOf = (env: Record<string, string>) => {
      const parsed = parseConfig(env, 'standalone')
      return parsed.ok ? parsed.secrets.storage : parsed.problems.map(({ variable }) => variable)
    }
    const [id, secret] = ['VERACITE_S3_ACCESS_KEY_ID', 'VERACITE_S3_SECRET_ACCESS_KEY']
    const bucket = { VERACITE_STORAGE: 's3://evidence/a/b/' }
    expect(storageOf({})).toBeNull()
    expect(storageOf({ VERACITE_STORAGE: 'file:///srv/evidence' })).toEqual({
      kind: 'file',
      folder: '/srv/evidence',
    })
    expect(storageOf(bucket)).toEqual([id, secret])
    expect(storageOf({ ...bucket, [id]: 'key', [secret]: 'secret' })).toMatchObject({
      ...{ kind: 's3', bucket: 'evidence', prefix: 'a/b/', endpoint: null },
      ...{ region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret', deadlineMs: 10_000 },
    })
  })

  test('an empty variable is an unset one', () => {
    expect(parseConfig({ PORT: '', REDIS_URL: ' ', VERACITE_TOKEN: '' }, 'standalone').ok).toBe(true)
  })

  test('a signing key may have its line breaks written out', () => {
    const parsed = parseConfig(
      { VERACITE_SIGNING_KEY: generateCaptureKey().replaceAll('\n', '\\n'), VERACITE_TOKEN: TOKEN },
      'standalone',
    )
    expect(parsed.ok).toBe(true)
  })

  test('names are unique, and every one has a meaning', () => {
    expect(new Set(VARIABLES.map(({ name }) => name)).size).toBe(VARIABLES.length)
    for (const { meaning } of VARIABLES) expect(meaning).toMatch(/\.$|\)$|:/)
  })
})
