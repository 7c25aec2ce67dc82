import type { BundleRecording } from '@veracite/verify/bundle/bundle'
import { utf8Encode } from '@veracite/verify/bytes'
import { readScreen } from '@veracite/verify/screen/compare-screen'
import type { Say } from '@veracite/words/say-in'
import type { ExportedBundle } from '../exported-bundle.ts'
import { field, html, type Markup } from './markup.ts'

/** How a recorded answer looks: our own rendering of the bytes, and the picture, which shows nothing by itself. */
export function recordingSection({ recording, provenance }: ExportedBundle, say: Say): Markup | null {
  const signed = provenance.recording
  if (recording === undefined || signed == null) return null
  const { added } = readScreen(utf8Encode(recording.screen))
  const { tool, browser } = signed
  const question = signed.question === 'conversation' ? 'conversation' : 'other'
  return html`<section><h2>${say('recordingText.heading')}</h2>
<p>${say('recordingText.shown', { endpoint: provenance.source.endpoint })}</p>
<blockquote dir="auto" data-field="recording.text">${recording.text}</blockquote>
<p class="small">${say('recordingText.recorded', { tool, browser, question })}</p>
${added.length === 0 ? null : html`<p class="small">${say('recordingText.added')}</p><ul class="small">${added.slice(0, 100).map(({ kind, text }) => html`<li>${kind}: ${text}</li>`)}</ul>`}
${picture(recording, signed.picture, say)}</section>`
}

function picture(
  { picture: base64 }: BundleRecording,
  signed: { sha256: string; mediaType: string } | null,
  say: Say,
): Markup | null {
  if (base64 === null || signed === null) return null
  const { sha256, mediaType } = signed
  const address = `data:${mediaType};base64,${base64}`
  const marks = { d: () => field('provenance.recording.picture.sha256', sha256) }
  return html`<figure><img src="${address}" alt="${say('recordingText.picture')}" width="640"><figcaption class="small">${say.rich('recordingText.illustration', marks)}</figcaption></figure>`
}
