import type { BundleRecording } from '@veracite/verify/bundle/bundle'
import { utf8Encode } from '@veracite/verify/bytes'
import { readScreen } from '@veracite/verify/screen/compare-screen'
import type { ExportedBundle } from '../exported-bundle.ts'
import { field, html, type Markup } from './markup.ts'

/** How a recorded answer looks: our own rendering of the bytes, and the picture, which shows nothing by itself. */
export function recordingSection({ recording, provenance }: ExportedBundle): Markup | null {
  const signed = provenance.recording
  if (recording === undefined || signed == null) return null
  const { added } = readScreen(utf8Encode(recording.screen))
  return html`<section><h2>What the app showed</h2>
<p>This is our own rendering of the bytes that came from ${provenance.source.endpoint}. Step 13 below says whether a relay saw them come from there, and whether the text on the screen was the same, letter by letter.</p>
<blockquote dir="auto" data-field="recording.text">${recording.text}</blockquote>
<p class="small">Recorded with ${signed.tool} in ${signed.browser}. The question: ${signed.question === 'conversation' ? 'also in the conversation that the app loaded again; step 13 says whether it holds' : 'on the recorder’s word'}.</p>
${added.length === 0 ? null : html`<p class="small">The page added, and nothing shows that the provider sent it:</p><ul class="small">${added.slice(0, 100).map(({ kind, text }) => html`<li>${kind}: ${text}</li>`)}</ul>`}
${picture(recording, signed.picture)}</section>`
}

function picture(
  { picture: base64 }: BundleRecording,
  signed: { sha256: string; mediaType: string } | null,
): Markup | null {
  if (base64 === null || signed === null) return null
  const { sha256, mediaType } = signed
  const address = `data:${mediaType};base64,${base64}`
  return html`<figure><img src="${address}" alt="Picture of the screen" width="640"><figcaption class="small">ILLUSTRATION: a picture of the screen as the recorder sent it. Nothing shows that it is true, and no step checks what is on it. SHA-256 ${field('provenance.recording.picture.sha256', sha256)}.</figcaption></figure>`
}
