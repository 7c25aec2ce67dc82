import { describe, expect, test } from 'vitest'
import { ED25519_COSIGNATURE, ED25519_NOTE, formatVkey, noteSigner } from './note-key.ts'
import { isQuorumMet, parsePolicy } from './policy.ts'

const keyOf = (name: string, fill: number, type: 1 | 4 = ED25519_COSIGNATURE) =>
  noteSigner(name, type, new Uint8Array(32).fill(fill)).verifier
const log = formatVkey(keyOf('log.example/1', 1, ED25519_NOTE))
const [x1, x2, x3, y1, y2] = [2, 3, 4, 5, 6].map((fill) => keyOf(`w${fill}.example`, fill))
if (!x1 || !x2 || !x3 || !y1 || !y2) throw new Error('no keys')

const EXAMPLE = `# two organisations
log ${log} https://log.example/1

witness X1 ${formatVkey(x1)}
witness X2\t${formatVkey(x2)}   https://x2.example
  witness X3 ${formatVkey(x3)}
group X 2 X1 X2 X3
witness Y1 ${formatVkey(y1)}
witness Y2 ${formatVkey(y2)}
group Y any Y1 Y2
group both all X Y
quorum both
`

test('a quorum of two groups needs enough of each', () => {
  const policy = parsePolicy(EXAMPLE)
  expect(policy.logs.map(({ url }) => url)).toEqual(['https://log.example/1'])
  expect(isQuorumMet(policy, [x1, x2, y1])).toBe(true)
  expect(isQuorumMet(policy, [x1, x2, x3, y1, y2])).toBe(true)
  expect(isQuorumMet(policy, [x1, x2, x3])).toBe(false)
  expect(isQuorumMet(policy, [x1, y1, y2])).toBe(false)
  expect(isQuorumMet(policy, [x1, x1, y1])).toBe(false)
  expect(isQuorumMet(policy, [])).toBe(false)
})

test('no quorum needs no witness, and a single witness can be the quorum', () => {
  expect(isQuorumMet(parsePolicy('quorum none'), [])).toBe(true)
  const single = parsePolicy(`witness a ${formatVkey(x1)}\nquorum a\n`)
  expect(isQuorumMet(single, [x1])).toBe(true)
  expect(isQuorumMet(single, [x2])).toBe(false)
})

describe('refuses', () => {
  const w = (name: string, key = x1) => `witness ${name} ${formatVkey(key)}\n`
  test.each([
    ['no quorum', w('a')],
    ['two quorums', 'quorum none\nquorum none\n'],
    ['an unknown quorum', 'quorum a\n'],
    ['a quorum before its definition', `quorum a\n${w('a')}`],
    ['an unknown word', 'quorum none\nwitnesses a\n'],
    ['a witness twice under two names', `${w('a')}${w('b')}quorum none\n`],
    ['a name twice', `${w('a')}${w('a', x2)}quorum none\n`],
    ['the name none', `${w('none')}quorum none\n`],
    ['a log key as witness', `witness a ${log}\nquorum none\n`],
    ['a witness key as log', `log ${formatVkey(x1)}\nquorum none\n`],
    ['a member in two groups', `${w('a')}${w('b', x2)}group g any a b\ngroup h any a\nquorum g\n`],
    ['a member twice', `${w('a')}group g 2 a a\nquorum g\n`],
    ['an unreachable threshold', `${w('a')}group g 2 a\nquorum g\n`],
    ['a zero threshold', `${w('a')}group g 0 a\nquorum g\n`],
    ['an empty group', 'group g any\nquorum none\n'],
    ['a carriage return', 'quorum none\r\n'],
    ['a broken key', 'log abc\nquorum none\n'],
  ])('%s', (_, text) => expect(() => parsePolicy(text)).toThrow())
})
