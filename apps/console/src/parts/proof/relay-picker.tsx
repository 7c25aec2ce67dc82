import { FormatError } from '@veracite/verify/format-error'
import { type NamedRelay, parseNamedRelay, relaysInDocument } from '@veracite/verify/relayed/named-relays'
import { useState } from 'preact/hooks'
import { Button } from '../widgets/button.tsx'
import { toggled } from '../widgets/toggled.ts'
import { visibleText } from '../widgets/visible-text.ts'
import { nameOf } from './key-choice.ts'
import { Option } from './key-picker.tsx'

interface Props {
  onChoose: (relays: NamedRelay[]) => void
  /** Called before a request is made. */
  count?: (() => void) | undefined
}

/** Names the relays that the reader trusts: without one, nothing is shown about who sent an answer. */
export function RelayPicker({ onChoose, count = () => {} }: Props) {
  const [typed, setTyped] = useState('')
  const [offered, setOffered] = useState<NamedRelay[] | string | null>(null)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const { relays: pasted, problem } = readRelays(typed)
  const choose = (fresh: NamedRelay[], keys: readonly string[]) => {
    const fromServer = Array.isArray(offered) ? offered.filter(({ vkey }) => keys.includes(vkey)) : []
    onChoose([...fresh, ...fromServer])
  }
  const paste = (text: string) => {
    setTyped(text)
    choose(readRelays(text).relays, ticked)
  }
  const tick = (vkey: string) => {
    const keys = toggled(ticked, vkey)
    setTicked(keys)
    choose(pasted, keys)
  }
  const ask = () => {
    count()
    fetchServerRelays().then(setOffered, () => setOffered('The server does not say which relays it uses.'))
  }
  return (
    <fieldset class="keys">
      <legend>Relays that you name</legend>
      <p class="hint">
        A relay carried this connection. Name it only if you know who runs it: anybody can make such a key,
        and one’s own relay proves nothing.
      </p>
      <div>
        <label for="relay-keys">Keys of relays, one a line; who runs it may follow the key</label>
        <textarea
          id="relay-keys"
          rows={2}
          spellcheck={false}
          autocomplete="off"
          value={typed}
          aria-describedby="relay-keys-hint"
          aria-invalid={problem !== null}
          onInput={({ currentTarget }) => paste(currentTarget.value)}
        />
        <p id="relay-keys-hint" class={problem === null ? 'hint' : 'hint wrong'}>
          {problem !== null
            ? `This names no relay: ${visibleText(problem)}.`
            : pasted.length === 0
              ? 'From the operator of the relay, not from this file or whoever sent it.'
              : `In use: ${pasted.map(({ vkey }) => visibleText(nameOf(vkey))).join(', ')}.`}
        </p>
      </div>
      {offered === null ? (
        <Button name="Fetch the relays that this server says it uses" press={ask} />
      ) : typeof offered === 'string' ? (
        <p class="hint wrong">{offered}</p>
      ) : offered.length === 0 ? (
        <p class="hint">This server says that it uses no relay.</p>
      ) : (
        offered.map(({ vkey, runBy }) => (
          <Option
            key={vkey}
            type="checkbox"
            checked={ticked.includes(vkey)}
            onChange={() => tick(vkey)}
            title={visibleText(nameOf(vkey))}
          >
            Run by {runBy == null ? 'nobody that it names' : visibleText(runBy)}, as this server says. If it
            collected the evidence, that is the collector’s word.
          </Option>
        ))
      )}
    </fieldset>
  )
}

/** Relays in pasted text: one a line, its key and then who runs it; or a document as relays and servers publish it. */
function readRelays(typed: string): { relays: NamedRelay[]; problem: string | null } {
  const text = typed.trim()
  try {
    const isDocument = text.startsWith('{') || text.includes('veracite-relay-key')
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    return { relays: isDocument ? relaysInDocument(text) : lines.map(parseNamedRelay), problem: null }
  } catch (error) {
    return { relays: [], problem: error instanceof FormatError ? error.message : 'it cannot be read' }
  }
}

const TIMEOUT_MS = 15_000

/** Which relays this server says it uses. It may be the collector’s own, so nobody is named without the reader. */
async function fetchServerRelays(): Promise<NamedRelay[]> {
  const response = await fetch('/.well-known/veracite-relays', {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  const body: { relays?: unknown[] } = await response.json()
  if (body.relays?.length === 0) return []
  return relaysInDocument(JSON.stringify(body)).map((relay) => ({ ...relay, from: location.host }))
}
