import type { Say } from '@veracite/words/say-in'
import type { Context } from '../context.ts'
import { oneLine } from '../ui/clean.ts'
import { cut, lines, padEnd, widthOf, wrap } from '../ui/lines.ts'
import type { Paint } from '../ui/paint.ts'
import { speakerName } from '../ui/words.ts'
import type { Finding, FindingClaim } from './findings.ts'

type Shown = Pick<Context, 'paint' | 'width' | 'say'>

/** Renders a finding: statement, truth, source and proof. Strings must be clean. */
export function renderFinding(finding: Finding, number: number, { paint, width, say }: Shown): string {
  const column = 2 + Math.max(...LABELS.map((label) => widthOf(say(`cliFinding.${label}`))))
  const row = (label: (typeof LABELS)[number] | null, text: string) =>
    `     ${paint.dim(padEnd(label === null ? '' : say(`cliFinding.${label}`), column))}${wrap(text, width, ' '.repeat(5 + column)).trimStart()}`
  const status = finding.verificationStatus === 'active' ? '' : ` · ${finding.verificationStatus}`
  const head = `${speakerName(say, finding.engine, finding.access)} · ${finding.intent}${status}`
  return lines(
    `${String(number).padStart(3)}  ${paint.bold(head)}`,
    row('asked', cut(oneLine(finding.prompt), 300)),
    row('said', excerpt(finding, paint)),
    ...finding.claims
      .slice(0, MAX_CLAIMS)
      .flatMap((claim) => [
        row('wrong', mistake(claim, { paint, say })),
        ...(claim.source ? [row('source', sourceOf(claim.source, say))] : []),
      ]),
    finding.claims.length > MAX_CLAIMS &&
      row(null, say('cliFinding.more', { count: finding.claims.length - MAX_CLAIMS })),
    row('run', paint.dim(`${finding.runId}  sha256 ${finding.sha256.slice(0, 16)}…`)),
  )
}

const LABELS = ['asked', 'said', 'wrong', 'source', 'run'] as const
const MAX_CLAIMS = 4
const SIDE = 110

/** Most claims are a value and a truth; some are sentences, and some wrongly deny a value that is right. */
function mistake(claim: FindingClaim, { paint, say }: Pick<Shown, 'paint' | 'say'>): string {
  const { predicate } = claim
  const stated = oneLine(claim.stated)
  const truth = claim.truth === null ? null : oneLine(claim.truth)
  const about = claim.label ?? say.known('predicateLabel', predicate) ?? predicate
  if (predicate === 'discontinued')
    return `${paint.red(stated)}${truth === null ? '' : `  →  ${paint.green(truth)}`}`
  if (stated === truth)
    return `${about}: ${paint.red(say('cliFinding.denied', { stated }))}  →  ${paint.green(say('cliFinding.isSo'))}`
  return `${about}: ${paint.red(stated)}${truth === null ? '' : `  →  ${say('cliFinding.truth', { truth: paint.green(truth) })}`}`
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

function sourceOf({ kind, url, quote }: NonNullable<FindingClaim['source']>, say: Say): string {
  if (kind === 'operator') return say('cliFinding.byOperator')
  return `${url ?? kind}${quote ? ` “${cut(oneLine(quote), 160)}”` : ''}`
}
