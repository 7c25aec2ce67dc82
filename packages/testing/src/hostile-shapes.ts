/**
 * Texts and pages in shapes that have nothing to do with statements: what parsers and searches are slow at. `n` makes
 * each one different, so that nothing is answered from memory.
 */
const BRAND = 'Halden Instruments'

const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

function numbered(unit: (at: number) => string, from: number, length: number): string {
  let text = ''
  for (let at = from; text.length < length; at++) text += unit(at)
  return text.slice(0, length)
}

type Shape = (length: number, n: number) => string

export const HOSTILE_TEXTS: readonly Shape[] = [
  (length) => repeated(`${BRAND} was founded in 1987 by Jane Doe in Oslo. `, length),
  (length) => repeated('(', length / 2) + repeated(')', length / 2),
  (length) => repeated('([{<"\'', length),
  (length) => `${BRAND} ${repeated('a', length)}`,
  (length) => repeated('1,2.3-4 5/6:7;8%9$', length),
  (length) => repeated('www.a.b/c?d=e&f#g@h.com ', length),
  (length) => repeated(`Is ${BRAND} from 1987? No, not ${BRAND}, but "${BRAND}" said it wasn't. `, length),
  (length, n) => numbered((at) => `| ${BRAND} | founded | ${1900 + (at % 120)} | $${at}.99 |\n`, n, length),
  (length, n) => numbered((at) => `${BRAND} Talon ${at} costs $${at}.${at % 100} or €${at}, `, n, length),
  // Cyrillic letters, full-width ones and invisible ones.
  (length, n) =>
    numbered((at) => `Hаlden Instrumеnts ${1900 + (at % 120)} ＨＡＬＤＥＮ\u200b\u202e ${at} `, n, length),
  (length, n) => numbered((at) => `${'  '.repeat(at % 50)}- ${BRAND} is led by Jane${at} Doe\n`, n, length),
  (length, n) =>
    numbered((at) => `## ${BRAND} ${at}\n**Founded**: ${at}, [x](https://a${at}.example/)\n> `, n, length),
]

export const HOSTILE_PAGES: readonly Shape[] = [
  (length) => `<html><body>${repeated('<div>', length)}`,
  (length) => `<html><body><a ${repeated('x="y" ', length)}>`,
  (length) => `<html><body><p title="${repeated('z', length)}">${repeated('&amp;&#x41;&notin;', length)}`,
  (length) => `<html><body>${repeated('<table><tr><td>', length)}`,
  (length) => `<html><body>${repeated('<b><i><a><p>', length)}`,
  (length) => `<html><body>${repeated('<!--', length)}`,
  (length) => `<script type="application/ld+json">${repeated('[', length)}</script>`,
  (length) => `<html><body><ul>${repeated(`<li>${BRAND} 1987<ul>`, length)}`,
  (length, n) => numbered((at) => `<p>${BRAND} was founded in ${1900 + (at % 120)}.</p>`, n, length),
  (length, n) => numbered((at) => `<svg><math><mtext><table><mglyph><style>${at}`, n, length),
]
