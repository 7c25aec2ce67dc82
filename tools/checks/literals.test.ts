import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import described from '../../apps/cli/src/commands.json' with { type: 'json' }
import english from './literals.cases.json' with { type: 'json' }

const root = fileURLToPath(new URL('../..', import.meta.url))
const TYPESCRIPT = new Bun.Transpiler({ loader: 'ts' })

const sourcesIn = (...folders: string[]) =>
  spawnSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter(
      (path) =>
        path.endsWith('.ts') && !/\.test\.|\.fixture\.|test-support|generated\/|page-verifier/.test(path),
    )
    .map((path) => ({ path, code: TYPESCRIPT.transformSync(readFileSync(join(root, path), 'utf8')) }))

/** Texts of code, with `7` where it puts something in; comments are gone. Templates may stand in templates. */
function textsIn(code: string): string[] {
  const texts: string[] = []
  let at = 0
  const quoted = (end: string): string => {
    let text = ''
    for (at++; at < code.length && code[at] !== end; at++) {
      if (code[at] === '\\') text += code[++at] === 'n' ? '\n' : (code[at] ?? '')
      else if (end === '`' && code.startsWith('${', at)) {
        at += 2
        scan('}')
        text += '7'
      } else text += code[at]
    }
    return text
  }
  const scan = (end: string): void => {
    for (let depth = 0; at < code.length; at++) {
      const character = code[at] ?? ''
      if (character === end && depth === 0) return
      if (character === '{') depth++
      else if (character === '}') depth--
      else if (/["'`]/.test(character)) texts.push(quoted(character))
      else if (
        character === '/' &&
        /(?:[(,=:[!&|?{};>]|return)\s*$/.test(code.slice(Math.max(0, at - 20), at))
      )
        at += /^\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//.exec(code.slice(at))?.[0].length ?? 1
    }
  }
  scan('')
  return texts
}

const WORDS = /\p{L}{2,}[,:.]?\s+\p{L}{2,}/u
/** Words beside the marks of HTML and the declarations of styles. */
const inWords = (text: string): boolean =>
  WORDS.test(text.replaceAll(/<[^>]*>|[\w-]+="[^"]*"/g, ' ')) && !MARKUP.test(text)

/** Written for readers outside: in their language, so from messages. Texts that stay English are listed, and why. */
const LEAVES = [
  ...['bundle', 'cases', 'records', 'trails'].map((name) => `packages/evidence/src/${name}`),
  ...['audit', 'cases', 'findings', 'reports', 'shares'].map((name) => `packages/core/src/${name}`),
  ...['corrections/drafts.ts', 'orders/order-case.ts', 'orders/order-findings.ts', 'rates/fit.ts'].map(
    (name) => `packages/core/src/${name}`,
  ),
  'packages/core/src/webhooks/mail-*.ts',
  'packages/adapters/src/pdf',
  'apps/api/src/oauth',
  // What the command line prints. Its help is English, and completion is programs of shells.
  'apps/cli/src',
  ...['program.ts', 'completion'].map((name) => `:!apps/cli/src/${name}`),
]

const known = new Set([...Object.values(english).flat(), ...Object.keys(described.commands)])
const MARKUP = /[{;]\s*[\w.-]+:|^\s*[.@\w-]+\{|^width=|img-src|<script|<pre>|jq -r|^7\nq\n/

test('what leaves the product has no words of its own: they are messages, in every language', () => {
  const found = sourcesIn(...LEAVES).flatMap(({ path, code }) =>
    textsIn(code)
      .filter((text) => inWords(text) && !known.has(text))
      .map((text) => `${path}: ${text.slice(0, 200)}`),
  )
  expect(found).toEqual([])
})

test('a text that stays English still stands in the code', () => {
  const texts = new Set(
    sourcesIn(...LEAVES, 'packages/core/src', 'apps/api/src').flatMap(({ code }) => textsIn(code)),
  )
  expect(
    Object.values(english)
      .flat()
      .filter((text) => !texts.has(text)),
  ).toEqual([])
})
