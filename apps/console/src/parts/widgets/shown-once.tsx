import { say } from '@veracite/words/say'
import type { RefObject } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'

interface Props {
  value: string
  name?: string
  /** Where the text can be copied by hand. */
  from?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  class?: string
  'aria-label'?: string
}

/** Copies a text that an input shows. */
export function CopyButton({ value, name = say('widgets.copy'), from, ...look }: Props) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    from?.current?.select()
    // Without a secure connection there is no clipboard; the selected text can be copied by hand.
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <button type="button" onClick={copy} {...look}>
      {copied ? say('widgets.copied') : name}
    </button>
  )
}

/** A key or secret that is never shown again. */
export function ShownOnce({ label, value }: { label: string; value: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div class="note" role="status">
      <label for={id}>{label}</label>
      <div class="beside">
        <input
          id={id}
          ref={input}
          class="mono"
          readOnly
          value={value}
          onFocus={() => input.current?.select()}
        />
        <CopyButton value={value} from={input} />
      </div>
      <p class="hint">{say('widgets.storeItNowIt')}</p>
    </div>
  )
}
