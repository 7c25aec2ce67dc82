import { known, say } from '@veracite/words/say'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { type Answer, api, useLoad } from '../server/api.ts'
import { mayAnywhere } from '../server/session.ts'
import { Icon } from '../widgets/action.tsx'
import { takeFocus } from '../widgets/keys.tsx'
import { answersWord, inWords, originOf, scanState, speakerName, visibleText } from '../widgets/words.ts'
import { brandHere } from './brand-here.ts'
import { placesFor } from './places.ts'

type Hit = Answer<'GET /api/admin/search'>['items'][number]

/** Finds everything by its words, id or hash, and every place and command. The global one opens with Ctrl-K or Cmd-K. */
export function Jump({ isGlobal = false }: { isGlobal?: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const { url } = useLocation()
  const show = () => {
    dialog.current?.showModal()
    setOpen(true)
  }
  useEffect(() => {
    if (!isGlobal) return
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
      <button type="button" class="find" onClick={show} aria-keyshortcuts="Control+K Meta+K">
        <Icon name="search" />
        {say('widgets.search')} <kbd>{/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <dialog
        ref={dialog}
        class="dialog jump"
        aria-label={say('frame.search')}
        onClose={() => setOpen(false)}
      >
        {open && <Find close={() => dialog.current?.close()} />}
      </dialog>
    </>
  )
}

const PAUSE_MS = 150

function Find({ close }: { close: () => void }) {
  const brandId = brandHere.value?.id ?? null
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  const box = useRef<HTMLDivElement>(null)
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
  const hits = [
    ...placesFor(typed, brandId, mayAnywhere),
    ...(items ?? []).map((hit) => ({
      kind: `${known('hit', hit.kind) ?? inWords(hit.kind)} · ${detailOf(hit)}`,
      name: visibleText(hit.title),
      href: addressOf(hit),
    })),
  ]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the input and the links in it
    <div ref={box} onKeyDown={move}>
      <label for="jump-to">{say('frame.searchEverything')}</label>
      <input
        id="jump-to"
        autocomplete="off"
        spellcheck={false}
        maxLength={200}
        ref={takeFocus}
        value={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p class="hint" role="status">
        {found.error?.message}
        {items && hits.length === 0 && say('frame.nothingHasTheseWords')}
        {wanted === '' && say('frame.brandsFalseStatementsPrompts')}
      </p>
      <ul class="hits">
        {hits.map(({ kind, name, href }, at) => (
          <li key={`${href} ${at}`}>
            <a class="hit" href={href} onClick={close}>
              <span>{name}</span>
              <span class="soft">{kind}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function detailOf(hit: Hit): string {
  const { kind, detail } = hit
  if (kind === 'run') return speakerName(detail, originOf(hit))
  if (kind === 'finding') {
    const [engine = '', ...brand] = detail.split(', ')
    return [speakerName(engine, originOf(hit)), ...brand].join(', ')
  }
  if (kind === 'scan')
    return originOf(hit) === 'engine' ? scanState(detail) : `${scanState(detail)} · ${answersWord(hit)}`
  return detail
}

/** Prompts and facts are shown by their brand, a page by a false statement that it is behind. */
function addressOf({ kind, id, brandId, findingId }: Hit): string {
  if (kind === 'prompt') return `/console/brands/${brandId}/prompts`
  if (kind === 'fact') return `/console/brands/${brandId}/facts#${id}`
  if (kind === 'page')
    return findingId ? `/console/findings/${findingId}` : `/console/brands/${brandId}/findings`
  return `/console/${kind}s/${id}`
}
