import { encodeQR } from 'qr'
import { html, Markup } from './markup.ts'

/** Light modules that readers need around the code. */
const QUIET = 4

/** A QR code that a phone can read off paper, drawn inline: no image, no request. */
export function qrCode(address: string): Markup {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET })
  const squares = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  const side = rows.length
  return html`<svg class="qr" viewBox="0 0 ${side} ${side}" role="img" aria-label="QR code of the public look-up" shape-rendering="crispEdges"><path d="${new Markup(squares.join(''))}"/></svg>`
}
