import { oneLine } from '../ui/clean.ts'
import { cut, wrap } from '../ui/lines.ts'
import type { Paint } from '../ui/paint.ts'
import { predicateName, speakerName } from '../ui/words.ts'
import type { Finding, FindingClaim } from './findings.ts'

/** Renders a finding: statement, truth, source and proof. Strings must be clean. */
export function renderFinding(
  finding: Finding,
  number: number,
  { paint, width }: { paint: Paint; width: number },
): string {
  const row = (label: string, text: string) =>
    `     ${paint.dim(label.padEnd(8))}${wrap(text, width, ' '.repeat(13)).trimStart()}`
  const status = finding.verificationStatus === 'active' ? '' : ` · ${finding.verificationStatus}`
  const head = `${speakerName(finding.engine, finding.access)} · ${finding.intent}${status}`
  return [
    `${String(number).padStart(3)}  ${paint.bold(head)}`,
    row('asked', cut(oneLine(finding.prompt), 300)),
    row('said', excerpt(finding, paint)),
    ...finding.claims
      .slice(0, MAX_CLAIMS)
      .flatMap((claim) => [
        row('wrong', mistake(claim, paint)),
        ...(claim.source ? [row('source', sourceOf(claim.source))] : []),
      ]),
    ...(finding.claims.length > MAX_CLAIMS
      ? [row('', `and ${finding.claims.length - MAX_CLAIMS} more`)]
      : []),
    row('run', paint.dim(`${finding.runId}  sha256 ${finding.sha256.slice(0, 16)}…`)),
  ].join('\n')
}

const MAX_CLAIMS = 4
const SIDE = 110

/** Most claims are a value and a truth; some are sentences, and some wrongly deny a value that is right. */
function mistake(claim: FindingClaim, paint: Paint): string {
  const { predicate } = claim
  const stated = oneLine(claim.stated)
  const truth = claim.truth === null ? null : oneLine(claim.truth)
  const about = claim.label ?? predicateName(predicate)
  if (predicate === 'discontinued')
    return `${paint.red(stated)}${truth === null ? '' : `  →  ${paint.green(truth)}`}`
  if (stated === truth) return `${about}: ${paint.red(`${stated} is denied`)}  →  ${paint.green('it is so')}`
  return `${about}: ${paint.red(stated)}${truth === null ? '' : `  →  true is ${paint.green(truth)}`}`
}

/** The deciding words in red, with their context. */
function excerpt({ excerpt: text, claims }: Finding, paint: Paint): string {
  const flat = readable(text)
  const quote = readable(claims[0]?.quote ?? '')
  const at = quote === '' ? -1 : flat.indexOf(quote)
  if (at < 0) return `“${cut(flat, 2 * SIDE)}”`
  const end = at + quote.length
  const before = at > SIDE ? `…${flat.slice(at - SIDE, at).replace(/^\S*\s/, '')}` : flat.slice(0, at)
  const after =
    flat.length - end > SIDE ? `${flat.slice(end, end + SIDE).replace(/\s\S*$/, '')}…` : flat.slice(end)
  return `“${before.toWellFormed()}${paint.red(quote)}${after.toWellFormed()}”`
}

/** Markdown as a reader of the page would see it: no stars, no addresses behind links. */
const readable = (text: string): string =>
  text
    .replace(/\[\[?([^\]\n]{0,200})\]?\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/\*\*|__|^#{1,6} /gm, '')
    .replace(/\s+/g, ' ')
    .trim()

function sourceOf({ kind, url, quote }: NonNullable<FindingClaim['source']>): string {
  if (kind === 'operator') return 'entered by the operator'
  return `${url ?? kind}${quote ? ` “${cut(oneLine(quote), 160)}”` : ''}`
}
