import { labelInSentence } from '@veracite/terms/story'

/** `Halden: price of V200, said by Grok`; the title of a case that nobody gave one. Pure. */
export function caseTitle(
  brand: { name: string },
  findings: readonly { label: string; about: string; who: string }[],
  answers: number,
): string {
  const [first] = findings
  if (first === undefined) return cut(`${brand.name}: ${answers} ${answers === 1 ? 'answer' : 'answers'}`)
  const { label, about } = first
  const what =
    findings.length === 1
      ? `${labelInSentence(label)}${about === '' ? '' : ` of ${about}`}`
      : `${findings.length} false statements`
  const [one = '', ...others] = [...new Set(findings.map(({ who }) => who))]
  const who = others.length === 0 ? one : `${one} and ${others.length} more`
  return cut(`${brand.name}: ${what}, said by ${who}`)
}

const LONGEST = 200
const cut = (title: string): string =>
  title.length <= LONGEST ? title : `${title.slice(0, LONGEST - 1).toWellFormed()}…`
