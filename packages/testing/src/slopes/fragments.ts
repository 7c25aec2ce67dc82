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
const MAX_OF_CLASS = 6
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
export const CONSTRUCTS: readonly string[] = [
  ...['**a** ', '**a', '*a* ', '*a', '__a__ ', '_a', '~~a~~ ', '~~', '`a` ', '`a', '``', '```\n', '~~~\n'],
  ...[
    '[a](b) ',
    '[a](',
    '[a]',
    '[a][b] ',
    '[',
    '](',
    '![a](b) ',
    '![',
    '[^1]',
    '[^1]: a\n',
    '[1] ',
    '[a]: b\n',
  ],
  ...['# a\n', '#', '###### a\n', 'a\n===\n', 'a\n---\n', '---\n', '***\n', '* * *\n'],
  ...[
    '- a\n',
    '  - a\n',
    '1. a\n',
    '1) a\n',
    '- [ ] a\n',
    '-',
    '* ',
    '+ a\n',
    '> a\n',
    '> ',
    '>>',
    '    a\n',
  ],
  ...[
    '| a | b |\n',
    '|---|---|\n',
    '|a',
    '|',
    'a | b\n',
    '| a |\n|---|\n| b |\n',
    '\\|',
    '\\*',
    '\\',
    '\\\n',
  ],
  ...[
    '<a>',
    '</a>',
    '<a',
    '<a b="c">',
    '<!--',
    '-->',
    '<!-- a -->',
    '<br>',
    '<p>a',
    '<li>',
    '<td>',
    '<',
    '>',
    '</',
  ],
  ...[
    '<script>',
    '</script>',
    '<style>',
    '<![CDATA[',
    ']]>',
    '<?',
    '<!',
    '<table><tr><td>',
    '<a href="',
    "<a '",
  ],
  ...['&amp;', '&amp;amp;', '&#39;', '&#x27;', '&am', '&', '&#', '&lt;b&gt;'],
  ...['{"a":', '{"a":1},', '[[', '{', '}', '"a",', '"', '\\u0041', '":{"', '},{', '"@type":"Organization",'],
  ...[
    'http://',
    'https://a.b/ ',
    'https://a.b/',
    'www.a.b ',
    'www.',
    'a.b.',
    'a.b ',
    'a@b.c ',
    'a@',
    '@',
    'a.',
    '/a',
    '//',
  ],
  ...['mailto:a@b.c ', 'a/b/', '?a=b&', '#a', 'a:', ':', 'http', 'a.com,', '%20', 'xn--'],
  ...[
    '1',
    '1 ',
    '12,345 ',
    '1.234,56 ',
    '1,',
    '1.',
    '1/',
    '1-',
    '+1 ',
    '(1) ',
    '+49 30 1234 ',
    '$1 ',
    '€1',
    '1 € ',
    '1%',
  ],
  ...[
    '2004 ',
    '2004-',
    '1999–2004 ',
    '01.02.2004 ',
    '2004-01-01 ',
    '1st ',
    '1a',
    'a1',
    'No. 1 ',
    '1 million ',
    '$9/month ',
  ],
  ...[
    'a',
    'a ',
    'A',
    'A ',
    'Aa ',
    'aA',
    'A. ',
    'a-',
    'a-a ',
    "a'",
    "a's ",
    'a.b',
    'Aa Aa, ',
    'Aa. ',
    'a\n',
    'a\n\n',
    'é',
    'e\u0301',
  ],
  ...[
    '"a" ',
    '"a',
    '(a) ',
    '(a',
    '((',
    '))',
    '„a“ ',
    '«a» ',
    '“a',
    "'a' ",
    'a; ',
    'a, ',
    'a: ',
    'a! ',
    'a? ',
    '... ',
    '. ',
  ],
  ...[
    'Dr. A. ',
    'Inc. ',
    'A & ',
    'A and ',
    'A, B and C ',
    'the A of B ',
    'a/b ',
    'A-B ',
    'AaBb ',
    '№1 ',
    '€1 ',
    "l'",
    '; ',
    'a@b.',
    '<a ',
    '|-',
    '| a ',
    '華',
    '華。',
    'アa',
    'مرحبا ',
  ],
]

/** A small generator of numbers in [0, 1) that gives the same ones for the same seed, on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
