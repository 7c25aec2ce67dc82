import { useRef } from 'preact/hooks'
import { Icon } from '../widgets/icon.tsx'

const KEYS = [
  ['Ctrl K', 'search, or go to a place'],
  ['j k', 'next and previous, in lists and in a statement'],
  ['o', 'open'],
  ['e', 'evidence'],
  ['x', 'tick'],
] as const

/** The keys, and where more is explained. */
export function KeysHelp() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-label="Help and keys"
        title="Help and keys"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="help" />
      </button>
      <dialog ref={dialog} class="dialog" aria-label="Help and keys">
        <dl class="facts">
          {KEYS.map(([keys, does]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href="/check">Check evidence</a> · <a href="/v1/docs">API reference</a>
        </p>
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
      </dialog>
    </>
  )
}
