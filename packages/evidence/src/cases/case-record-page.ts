import { otherOriginsNote } from '@veracite/terms/origins'
import type { Origin } from '@veracite/terms/vocabulary'
import { facts, html, Markup } from '../bundle/html/markup.ts'
import { inWords } from '../bundle/words.ts'
import type { CaseRecord, CaseScan } from './case-record.ts'
import type { CaseSummary, SummaryAnswer } from './case-summary.ts'

/** The parts of the index that a court asks for: who, when, for whom, how, how well, and what it does not show. */
export const recordSections = (summary: CaseSummary): Markup =>
  html`${scansSection(summary)}${custodySection(summary.answers)}${methodSection(summary.record)}${limitsSection(summary.record)}${certificationSection(summary)}`

export const madeFacts = ({ record }: CaseSummary): readonly (readonly [string, string | null])[] => [
  ['Made on', inWords(new Date(record.madeAt))],
  ['Made by', record.preparedBy ?? 'not stated: to be completed by whoever files it'],
  ['Made for', record.preparedFor ?? 'not stated: to be completed by whoever files it'],
  ...(record.purpose === null ? [] : ([['Purpose', record.purpose]] as const)),
  ['Legal entity that asked and recorded', record.entities.join('; ')],
  ['Period', `${inWords(new Date(record.period.from))} to ${inWords(new Date(record.period.to))}`],
]

function scansSection({ record }: CaseSummary): Markup {
  const rows = record.scans.map(
    (
      scan,
    ) => html`<tr><td data-label="Scan">${inWords(new Date(scan.createdAt))}<br><span class="small mono">${scan.scanId}</span>${ORIGIN_NOTES[scan.origin]}${apartNote(scan)}</td>
<td data-label="Asked">${scan.planned}</td><td data-label="Classified">${scan.classified}</td><td data-label="No answer">${scan.noAnswer}</td><td data-label="Failed">${scan.failed}</td><td data-label="In this file">${scan.included}</td></tr>`,
  )
  return html`<section><h2>Every scan of the brand in the period</h2>
<p>${record.scansAreAll ? 'These are all scans of the brand that this installation made in the period, also those of which nothing is in this file.' : 'There are more scans than are listed here.'} Scans of other installations or accounts are not known to it.</p>
<table class="scans"><thead><tr><th scope="col">Scan</th><th scope="col">Asked</th><th scope="col">Classified</th><th scope="col">No answer</th><th scope="col">Failed</th><th scope="col">In this file</th></tr></thead><tbody>${rows}</tbody></table></section>`
}

const ORIGIN_NOTES: Record<Origin, Markup | null> = {
  engine: null,
  stand_in: html`<br><b>Answers of servers that stand in for engines</b>`,
  demo: html`<br><b>DEMONSTRATION</b>`,
}

function apartNote({ apart }: CaseScan): Markup | null {
  const words = otherOriginsNote(apart)
  return words === null ? null : html`<br>${words}`
}

function custodySection(answers: readonly SummaryAnswer[]): Markup {
  const rows = answers.map(
    ({ place, custody }) =>
      html`<tr><td data-label="Exhibit">${place}</td><td data-label="What happened">${custody.map(
        ({ at, event, by, logIndex }, i) =>
          html`${i === 0 ? null : new Markup('<br>')}${inWords(new Date(at))}: ${event}, ${by}${logIndex === null ? null : ` (log entry ${logIndex})`}`,
      )}</td></tr>`,
  )
  return html`<section><h2>Custody</h2><p>What happened to each exhibit from the question on. Signed steps are entries of the log; nothing in it can be changed or removed without a trace.</p>
<table class="custody"><thead><tr><th scope="col">Exhibit</th><th scope="col">What happened</th></tr></thead><tbody>${rows}</tbody></table></section>`
}

function methodSection({ classifiers, measuredError, readers = [] }: CaseRecord): Markup {
  const { classifier, source } = measuredError
  const other = classifiers.filter((version) => !version.includes(classifier))
  return html`<section><h2>Method and its measured error</h2>
<p>Each question was put to the engine in a new conversation, without instructions or history, as often as the plan of its scan says, which was signed and logged beforehand. The reply was kept byte for byte. What it states about the brand was then read by rules (and by a model or a person where an exhibit says so), and compared with the facts and sources listed. That comparison is an opinion of a program, kept apart from the record of the answer.</p>
${facts([
  ['Version of the rules', classifiers.join(', ')],
  ['Measured error of the models that read', readers.length === 0 ? null : `${readers.join('; ')}.`],
  ['Measured on real answers', onRealAnswers(measuredError)],
  ['Measured on invented answers', onInventedAnswers(measuredError)],
  ['Where it is described', source],
  [
    'Not measured',
    other.length === 0
      ? null
      : `These figures are not those of version ${other.join(', ')}, which judged exhibits of this file.`,
  ],
])}</section>`
}

/** So few real answers are false that accusations by themselves have no rate: the sentence says so instead. */
function onRealAnswers({ classifier, real: { rules, model } }: CaseRecord['measuredError']): string {
  const accused = `Without a model, the plain reader of version ${classifier} falsely accused ${rules.falselyAccused} of ${rules.true} real answers that contradict no known fact; with recorded readings of a model, ${model.falselyAccused} of ${model.true}.`
  const found =
    rules.false === 0
      ? 'None of the answers measured contradicts a known fact, so nothing is said of how many that do are found.'
      : `Of those that contradict one, the plain reader named or set aside for a person ${rules.found} of ${rules.false}, and with a model ${model.found} of ${model.false}; of the ${rules.accused} that the plain reader accused, ${rules.rightlyAccused} deserved it.`
  return `${accused} ${found} So few real answers contradict a fact that no rate of wrong accusations among all accusations follows from them.`
}

function onInventedAnswers({ classifier, invented }: CaseRecord['measuredError']): string {
  return `Of ${invented.answers} invented answers, the plain reader of version ${classifier} accused ${invented.accused}, ${invented.rightlyAccused} of them rightly, and found ${invented.found} of ${invented.false} false ones; the people who wrote it had looked at these answers.`
}

const limitsSection = ({ limits }: CaseRecord): Markup =>
  html`<section><h2>What this file does not show</h2><ul>${limits.map((limit) => html`<li>${limit}</li>`)}</ul></section>`

/** One for the whole file; none for demonstrations, where there is nothing to certify. */
function certificationSection({ demonstration, record, answers, log }: CaseSummary): Markup | null {
  if (demonstration) return null
  return html`<section class="certification"><h2>Draft certification for the whole file</h2>
<p class="small">For use under Rules 902(11), 902(13) and 902(14) of the Federal Rules of Evidence and 28 U.S.C. § 1746, or as a model elsewhere. It has no effect until a person with knowledge of the system has completed, checked and signed it. Take legal advice before using it.</p>
<p>I, ______________________ (name), am employed as ______________________ (post) by ______________________, and am qualified by ______________________ to make this certification.</p>
<p>The exhibits 1 to ${answers.length} are records made by ${record.entities.join('; ')} with the software named in each, which puts a question to an answer engine or to a server set up in its place, keeps the exact bytes of the reply, computes their SHA-256 digest and signs a record of the exchange before anything else is done with it, in the same way for every question, as a regular practice. Who was asked, and over which connection, is stated in each exhibit as it was recorded.</p>
<p>The records were entered in the log ${log.origin}, which had ${log.size} entries when this file was made on ${inWords(new Date(record.madeAt))}. The SHA-256 digest of manifest.json, ______________________, covers every part of the file.</p>
<p>I have recomputed the digests from the copies produced with this certification, and they are equal to those stated. (Strike out if not done.)</p>
<p>I declare under penalty of perjury that the foregoing is true and correct. Executed on ______________________ (date).</p>
<p>Signature: ______________________</p></section>`
}
