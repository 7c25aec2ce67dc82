import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../release/published.ts'

/** Parameters that say whose data is meant, and that could be left out: then a caller gets every account's by mistake. */
const OPTIONAL_ACCOUNTS = [
  /\b(?:AccountScope|VisibleAccounts)(?: \| null)? = /,
  /\?: (?:AccountScope|VisibleAccounts)\b/,
  /\b(?:accounts|accountIds|accountId|scope)(?:: \w+)? = (?:null|undefined|EVERY_ACCOUNT)\b/,
]

test.each(['core', 'db', 'evidence'])(
  'no function of packages/%s means every account when nothing is said',
  (name) => {
    const folder = join(root, 'packages', name, 'src')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    )
    expect(files.length).toBeGreaterThan(20)
    const found = files.flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*const \[/.test(line) && OPTIONAL_ACCOUNTS.some((one) => one.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  },
)

/** The gate and the jobs; and functions that find a thing by other means than an account, then compare its account. */
const SEE_EVERY_ACCOUNT = [
  'core/src/access/gate.ts',
  'core/src/corrections/watch-correction.ts',
  'core/src/facts/refresh-facts.ts',
  'core/src/feeds/import-feed.ts',
  'core/src/job-handlers.ts',
  'core/src/reports/report-plans.ts',
  'core/src/runs/verify-run.ts',
  'core/src/search/search.ts',
  'core/src/sources/trace-sources.ts',
  'core/src/webhooks/mail-answers.ts',
]

test('only the gate, jobs and the answer to a mail use the scope of every account', () => {
  const found = ['core', 'contract', 'evidence', 'db'].flatMap((name) => {
    const folder = join(root, 'packages', name, 'src')
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|test-support/.test(file))
      .filter((file) =>
        /\bEVERY_ACCOUNT\b|\baccountId: null, accounts: null\b/.test(
          readFileSync(join(folder, file), 'utf8'),
        ),
      )
      .map((file) => `${name}/src/${file}`)
  })
  expect(found.sort()).toEqual(SEE_EVERY_ACCOUNT)
  for (const app of ['api', 'mcp']) {
    const folder = join(root, 'apps', app, 'src')
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|test-support|conformance/.test(file),
    )
    for (const file of sources)
      expect([file, /EVERY_ACCOUNT|\.everything\(\)/.test(readFileSync(join(folder, file), 'utf8'))]).toEqual(
        [file, false],
      )
  }
})
