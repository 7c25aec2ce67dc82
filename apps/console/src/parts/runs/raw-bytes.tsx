import { base64Decode } from '@veracite/verify/bytes'
import { say } from '@veracite/words/say'
import { useMemo, useState } from 'preact/hooks'
import { Button } from '../widgets/action.tsx'
import { visibleText } from '../widgets/words.ts'

const ROWS = 64
const CHARACTERS = 8_000

/** The reply as it came over the wire, as text and byte by byte. Invisible characters are written out. */
export function RawBytes({ raw, encoding }: { raw: string; encoding: 'utf-8' | 'base64' }) {
  const [view, setView] = useState<'text' | 'hex'>(encoding === 'utf-8' ? 'text' : 'hex')
  const [pages, setPages] = useState(1)
  const bytes = useMemo(
    () => (encoding === 'utf-8' ? new TextEncoder().encode(raw) : base64Decode(raw)),
    [raw, encoding],
  )
  const text = useMemo(
    () => (encoding === 'utf-8' ? raw : new TextDecoder().decode(bytes)),
    [raw, encoding, bytes],
  )
  const more = view === 'text' ? pages * CHARACTERS < text.length : pages * ROWS * 16 < bytes.length
  return (
    <div>
      <div class="actions spaced">
        {(['text', 'hex'] as const).map((name) => (
          <Button
            key={name}
            name={name === 'text' ? say('runs.text') : say('runs.hex')}
            press={() => setView(name)}
            aria-pressed={view === name}
          />
        ))}
        <span class="soft">{say('runs.bytes', { bytes: bytes.length })}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse must be able to scroll it */}
      <pre class="bytes" dir="ltr" tabIndex={0}>
        {view === 'text'
          ? visibleText(text.slice(0, pages * CHARACTERS))
          : hexRows(bytes, 0, pages * ROWS)
              .map(({ offset, hex, text: printed }) => `${offset}  ${hex.padEnd(47)}  ${printed}`)
              .join('\n')}
      </pre>
      {more && <Button name={say('runs.showMore')} press={() => setPages(pages * 4)} />}
    </div>
  )
}

const WIDTH = 16

interface HexRow {
  offset: string
  hex: string
  /** ASCII that can be printed; a dot for everything else. */
  text: string
}

/** Rows of sixteen bytes, starting at an offset. */
export function hexRows(bytes: Uint8Array, from: number, most: number): HexRow[] {
  const rows: HexRow[] = []
  for (let at = from; at < bytes.length && rows.length < most; at += WIDTH) {
    const row = [...bytes.subarray(at, at + WIDTH)]
    rows.push({
      offset: at.toString(16).padStart(8, '0'),
      hex: row.map((byte) => byte.toString(16).padStart(2, '0')).join(' '),
      text: row.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·')).join(''),
    })
  }
  return rows
}
