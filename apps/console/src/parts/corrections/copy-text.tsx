import { useId, useRef } from 'preact/hooks'
import { CopyButton } from '../widgets/shown-once.tsx'

/** A text to copy, whole, by button or by hand. */
export function CopyText({ label, value, rows }: { label: string; value: string; rows?: number }) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <div class="field">
      <div class="spread">
        <label for={id}>{label}</label>
        <CopyButton value={value} from={area} class="small" aria-label={`Copy: ${label}`} />
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
