import type { Span } from '@veracite/verdicts/reading'
import type { Say } from '@veracite/words/say-in'
import type { ExportedBundle } from '../exported-bundle.ts'
import { field, html, MARKS, type Markup, Markup as Ready } from './markup.ts'

/** The answer as plain text, whatever it contains, with the wrong statements marked in place. */
export function answerMarkup(bundle: ExportedBundle, say: Say): Markup {
  if (bundle.answer === null) return html`<p>${say('bundleText.noAnswer')}</p>`
  const { text } = bundle.answer
  const finding = bundle.classifications.findLast(({ captureId }) => captureId === bundle.snapshot.captureId)
  const wrong = (finding?.claims ?? [])
    .filter(({ verdict }) => verdict === 'contradicted')
    .map(({ span }) => span)
  const parts: Markup[] = []
  let at = 0
  for (const { start, end } of separate(wrong, text.length)) {
    parts.push(html`${text.slice(at, start)}<mark>${text.slice(start, end)}</mark>`)
    at = end
  }
  parts.push(html`${text.slice(at)}`)
  return html`<blockquote dir="auto" data-field="answer.text">${parts}</blockquote>`
}

/** In order and without overlaps: marks that overlap in part are not valid markup. */
function separate(spans: readonly Span[], length: number): Pick<Span, 'start' | 'end'>[] {
  const result: Pick<Span, 'start' | 'end'>[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(start, result.at(-1)?.end ?? 0)
    if (from < end && end <= length) result.push({ start: from, end })
  }
  return result
}

export function sourcesMarkup({ snapshot, sourceTrail }: ExportedBundle, say: Say): Markup {
  const { cited } = snapshot
  if (cited.length === 0) return html`<p class="small">${say('bundleText.noSource')}</p>`
  return html`<p class="small">${say('bundleText.citedSources', { visited: sourceTrail === null ? 'other' : 'yes' })}</p><ol class="small">${cited
    .slice(0, 40)
    .map(
      ({ url, title }) =>
        html`<li>${title === null ? null : html`${title}: `}<span class="mono">${url}</span></li>`,
    )}</ol>`
}

/** The reply as received, if it is text, up to a limit; the page carries all of its bytes. */
export function rawMarkup({ response }: ExportedBundle, say: Say): Markup {
  const { c } = MARKS
  const bytes = Buffer.from(response.base64, 'base64')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return html`<p>${say.rich('bundleText.notText', { bytes: response.bytes, c })}</p>`
  }
  const shown = text.slice(0, MAX_SHOWN)
  return html`<pre dir="auto">${new Ready('\n')}${shown}</pre>${
    shown.length < text.length
      ? html`<p class="small">${say.rich('bundleText.shown', { shown: shown.length, of: text.length, c })}</p>`
      : null
  }`
}

const MAX_SHOWN = 20_000

export const questionMarkup = ({ prompt }: ExportedBundle): Markup =>
  html`<blockquote class="question" dir="auto">${field('prompt.text', prompt.text)}</blockquote>`
