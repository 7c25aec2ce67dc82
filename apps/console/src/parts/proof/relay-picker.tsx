import type { NamedRelay } from '@veracite/verify/relayed/named-relays'
import { useState } from 'preact/hooks'
import { visibleText } from '../widgets/visible-text.ts'
import { nameOf } from './key-choice.ts'
import { fetchServerRelays, readRelays } from './relay-choice.ts'

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
  const tick = (vkey: string, isOn: boolean) => {
    const keys = isOn ? [...ticked, vkey] : ticked.filter((key) => key !== vkey)
    setTicked(keys)
    choose(pasted, keys)
  }
  const ask = () => {
    count()
    fetchServerRelays().then(setOffered, () => setOffered('The server does not say which relays it uses.'))
  }
  return (
    <fieldset class="keys relays">
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
        <button type="button" onClick={ask}>
          Fetch the relays that this server says it uses
        </button>
      ) : typeof offered === 'string' ? (
        <p class="hint wrong">{offered}</p>
      ) : offered.length === 0 ? (
        <p class="hint">This server says that it uses no relay.</p>
      ) : (
        offered.map(({ vkey, runBy }) => (
          <label class="keys-option" key={vkey}>
            <input
              type="checkbox"
              checked={ticked.includes(vkey)}
              onChange={({ currentTarget }) => tick(vkey, currentTarget.checked)}
            />
            <span>
              {visibleText(nameOf(vkey))}
              <span class="hint">
                Run by {runBy == null ? 'nobody that it names' : visibleText(runBy)}, as this server says. If
                it collected the evidence, that is the collector’s word.
              </span>
            </span>
          </label>
        ))
      )}
    </fieldset>
  )
}
