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
