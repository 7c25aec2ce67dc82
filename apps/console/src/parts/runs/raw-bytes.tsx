import { base64Decode } from '@veracite/verify/bytes'
import { say } from '@veracite/words/say'
import { useMemo, useState } from 'preact/hooks'
import { Button } from '../widgets/action.tsx'
import { visibleText } from '../widgets/words.ts'

const ROWS = 64
const WIDTH = 16
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
  const more = view === 'text' ? pages * CHARACTERS < text.length : pages * ROWS * WIDTH < bytes.length
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
          : hexRows(bytes.subarray(0, pages * ROWS * WIDTH)).join('\n')}
      </pre>
      {more && <Button name={say('runs.showMore')} press={() => setPages(pages * 4)} />}
    </div>
  )
}

/** Rows of sixteen bytes with their offset, and beside them ASCII that can be printed; a dot for everything else. */
export function hexRows(bytes: Uint8Array): string[] {
  const rows: string[] = []
  for (let at = 0; at < bytes.length; at += WIDTH) {
    const row = [...bytes.subarray(at, at + WIDTH)]
    const hex = row.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
    const text = row.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·')).join('')
    rows.push(`${at.toString(16).padStart(8, '0')}  ${hex.padEnd(47)}  ${text}`)
  }
  return rows
}
