import { useId, useRef, useState } from 'preact/hooks'

/** A text to copy, whole, by button or by hand. */
export function CopyText({ label, value, rows }: { label: string; value: string; rows?: number }) {
  const [copied, setCopied] = useState(false)
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const copy = async () => {
    area.current?.select()
    // Without a secure connection there is no clipboard; the selected text can be copied by hand.
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <div class="field">
      <div class="spread">
        <label for={id}>{label}</label>
        <button type="button" class="small" onClick={copy} aria-label={`Copy: ${label}`}>
          {copied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <textarea
        id={id}
        ref={area}
        class="mono draft"
        readOnly
        rows={rows ?? Math.min(16, value.split('\n').length + 1)}
        value={value}
      />
    </div>
  )
}
