import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { type AnswerOf, api } from './api.ts'
import { useLoad } from './load.ts'
import { answersWord, inWords, originOf, speakerName } from './words.ts'

type Hit = AnswerOf<'GET /api/admin/search'>['items'][number]

/** To a brand by its name, to anything by its id, to a run by its hash. Opens with Ctrl-K or Cmd-K. */
export function Jump() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const { url } = useLocation()
  const show = () => {
    dialog.current?.showModal()
    setOpen(true)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!dialog.current?.open) show()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => dialog.current?.close(), [url])
  return (
    <>
      <button type="button" class="quiet" onClick={show} aria-keyshortcuts="Control+K Meta+K">
        Search <kbd class="soft wide-only">{/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <dialog ref={dialog} class="jump" aria-label="Jump" onClose={() => setOpen(false)}>
        {open && <Find close={() => dialog.current?.close()} />}
      </dialog>
    </>
  )
}

const PAUSE_MS = 150

function Find({ close }: { close: () => void }) {
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useLoad(`search ${wanted}`, (signal) =>
    wanted === '' ? Promise.resolve(null) : api('GET /api/admin/search', { q: wanted }, signal),
  )
  const move = (event: KeyboardEvent) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) stops[(at + step + stops.length) % stops.length]?.focus()
    else if (event.key === 'Enter' && at === 0) stops[1]?.click()
    else return
    event.preventDefault()
  }
  const items = found.value?.items ?? null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the input and the links in it
    <div ref={box} onKeyDown={move}>
      <label for="jump-to">A brand, an id or a hash</label>
      <input
        id="jump-to"
        autocomplete="off"
        spellcheck={false}
        maxLength={200}
        ref={input}
        value={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p class="hint" role="status">
        {found.error?.message}
        {items?.length === 0 && 'Nothing has this name, id or hash.'}
        {wanted === '' &&
          'Eight digits of a hash are enough. Arrows choose, Enter goes there, Escape closes.'}
      </p>
      <ul class="hits">
        {items?.map((hit) => (
          <li key={`${hit.kind} ${hit.id}`}>
            <a class="hit" href={addressOf(hit)} onClick={close}>
              <span>{hit.title}</span>
              <span class="soft">
                {inWords(hit.kind)} ·{' '}
                {hit.kind === 'run' ? speakerName(hit.detail, originOf(hit)) : hit.detail}
                {hit.kind === 'scan' && originOf(hit) !== 'engine' && ` · ${answersWord(hit)}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const addressOf = ({ kind, id }: Hit): string => `/console/${kind}s/${id}`
