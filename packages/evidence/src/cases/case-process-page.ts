import type { Say } from '@veracite/words/say-in'
import { digest, facts, html, MARKS, type Markup, type Part, table } from '../bundle/html/markup.ts'
import { columns } from './case-columns.ts'
import type { CaseRecord } from './case-record.ts'

/** The parts of the index about the process: what was asked and left out, and how it is known to fail. */

function countsInWords(counts: Record<string, number> | null, say: Say): string {
  if (counts === null) return say('caseText.notSealed')
  const named = Object.entries(counts).map(([name, count]) =>
    say('caseText.counts', { name: say.known('class', name) ?? say.known('runStatus', name) ?? name, count }),
  )
  return named.length === 0 ? say('caseText.none') : say.line(named)
}

/** Everything that was planned, by count and class, and what is not in the file. */
export function completenessSection({ completeness, scans }: CaseRecord, say: Say): Markup | null {
  if (completeness === undefined) return null
  const { plans, earlierPlans, leftOut } = completeness
  const of = (member: 'planned' | 'noAnswer' | 'failed') => scans.reduce((sum, scan) => sum + scan[member], 0)
  const numbered = (number: number | null) =>
    say('caseText.plan', { numbered: number === null ? 'other' : 'yes', number: number ?? 0 })
  const rows = plans.map(
    ({ scanId, sha256, number, forPeople, planned, included, classes, without }): Part[] => [
      html`${forPeople ? say('caseText.planForPeople') : numbered(number)}<br><span class="small mono">${scanId}</span><br><span class="small">${digest(sha256)}</span>`,
      say.number(planned),
      say.number(included),
      countsInWords(classes, say),
      countsInWords(without, say),
    ],
  )
  const failures = { planned: of('planned'), noAnswer: of('noAnswer'), failed: of('failed') }
  return html`<section><h2>${say('caseText.completeness')}</h2>
<p>${say('caseText.completenessShown')}</p>
${table('plans', columns(say, 'plan', 'questions', 'included', 'classes', 'without'), rows)}
${facts([
  [
    say('caseFact.earlierPlans'),
    earlierPlans === null ? numbered(null) : say('caseText.earlierPlans', { count: earlierPlans }),
  ],
  [say('caseFact.failures'), say('caseText.failures', failures)],
])}
<h3>${say('caseText.leftOut')}</h3>${leftOut.length === 0 ? html`<p>${say('caseText.nothingLeftOut')}</p>` : html`<ul>${leftOut.map((part) => html`<li>${say('caseText.leftOutOf', part)}</li>`)}</ul>`}</section>`
}

/** The verdict on published sets, row by row. */
export function publishedTable(
  { published, measuredOn, classifier }: CaseRecord['measuredError'],
  say: Say,
): Markup {
  const words = (text: string): string => {
    const [, found, count] = /^(\d+) of (\d+)$/.exec(text) ?? []
    if (found !== undefined && count !== undefined)
      return say('caseText.of', { found: Number(found), count: Number(count) })
    return say.known('publishedWord', text.replaceAll(/\W+/g, '_').replace(/_$/, '')) ?? text
  }
  const rows = published.map(({ set, reader, answers, classRight, accusations, found }): Part[] => [
    words(set),
    words(reader),
    say.number(answers),
    say.number(classRight),
    words(accusations),
    words(found),
  ])
  const names = ['set', 'reader', 'answers', 'classRight', 'accusations', 'found'] as const
  return html`<p class="small">${say('caseText.published', { version: classifier, day: measuredOn })}</p>${table('published', columns(say, ...names), rows)}`
}

export function failuresSection({ knownFailures }: CaseRecord, say: Say): Markup | null {
  if (knownFailures === undefined) return null
  return html`<section><h2>${say('caseText.knownFailures')}</h2><p class="small">${say('caseText.knownAsOf', { day: knownFailures.asOf })}</p><ul>${knownFailures.forms.map(
    (known) => html`<li>${say.rich('caseText.knownFailure', { ...known, b: MARKS.b })}</li>`,
  )}</ul></section>`
}
