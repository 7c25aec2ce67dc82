import type { Say } from '@veracite/words/say-in'
import { labelInSentence } from '@veracite/words/story'

/** `Halden: price of V200, said by Grok`; the title of a case that nobody gave one. Pure. */
export function caseTitle(
  brand: { name: string },
  findings: readonly { label: string; about: string; who: string }[],
  answers: number,
  say: Say,
): string {
  const [first] = findings
  if (first === undefined) return cut(say('caseName.answers', { brand: brand.name, answers }))
  const [who = '', ...more] = new Set(findings.map((finding) => finding.who))
  const said = { brand: brand.name, who, others: more.length }
  if (findings.length > 1) return cut(say('caseName.several', { ...said, count: findings.length }))
  const { label, about } = first
  const of = about === '' ? 'other' : 'thing'
  return cut(say('caseName.one', { ...said, label: labelInSentence(label, say.language), of, about }))
}

const LONGEST = 200
const cut = (title: string): string =>
  title.length <= LONGEST ? title : `${title.slice(0, LONGEST - 1).toWellFormed()}…`
