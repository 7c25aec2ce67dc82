import { base64Decode } from '@veracite/verify/bytes'
import { useMemo, useState } from 'preact/hooks'
import { Button } from '../widgets/button.tsx'
import { formatCount } from '../widgets/format.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { hexRows } from './hex.ts'

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
            name={name === 'text' ? 'Text' : 'Hex'}
            press={() => setView(name)}
            aria-pressed={view === name}
          />
        ))}
        <span class="soft">{formatCount(bytes.length)} bytes</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse must be able to scroll it */}
      <pre class="bytes" dir="ltr" tabIndex={0}>
        {view === 'text'
          ? visibleText(text.slice(0, pages * CHARACTERS))
          : hexRows(bytes, 0, pages * ROWS)
              .map(({ offset, hex, text: printed }) => `${offset}  ${hex.padEnd(47)}  ${printed}`)
              .join('\n')}
      </pre>
      {more && <Button name="Show more" press={() => setPages(pages * 4)} />}
    </div>
  )
}
