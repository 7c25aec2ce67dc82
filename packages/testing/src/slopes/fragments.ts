import { IS_THOROUGH } from '../thorough.ts'
import constructs from './constructs.json' with { type: 'json' }

/** Pieces to build texts of any length from. Nothing here was chosen with a particular reader in mind. */

/** A few characters of every general category of Unicode, the rare ones included. */
export function characterClasses(): string[] {
  const found = new Map<string, string[]>()
  for (let code = 1; code < 0x1f000; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const char = String.fromCodePoint(code)
    const category = CATEGORIES.find(([, pattern]) => pattern.test(char))?.[0] ?? 'none'
    const known = found.get(category) ?? []
    // The first ones are commonly typed; later ones come from other scripts.
    if (known.length < FIRST_OF_CLASS || (known.length < MAX_OF_CLASS && code % 997 === 0)) known.push(char)
    found.set(category, known)
  }
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at))
  return [...new Set([...ascii, ...SIGNS, ...[...found.values()].flat(), ...LONE_SURROGATES])]
}

const FIRST_OF_CLASS = 3
const MAX_OF_CLASS = IS_THOROUGH ? 6 : 4
const CATEGORIES = 'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Co Cn'
  .split(' ')
  .map((name) => [name, new RegExp(`^\\p{${name}}$`, 'u')] as const)
const SIGNS = [
  ...'…–—•·‣▪◦“”„‘’‚«»‹›¿¡©®™°№×÷€£¥₽',
  '\r\n',
  '\t',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '😀',
  '👩‍👩‍👧',
  '🇩🇪',
]
const LONE_SURROGATES = ['\ud800', '\udc00']

/** Constructs of Markdown, HTML, URLs and numbers: closed, half open and nested. */
export const CONSTRUCTS: readonly string[] = constructs
