import { FormatError } from '@veracite/verify/format-error'
import { type NamedRelay, parseNamedRelay, relaysInDocument } from '@veracite/verify/relayed/named-relays'
import { say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { Button } from '../widgets/action.tsx'
import { toggled } from '../widgets/lists.ts'
import { inList, visibleText } from '../widgets/words.ts'
import { fetchPublic } from './fetch-public.ts'
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
    fetchServerRelays().then(setOffered, () => setOffered(say('proofs.theServerDoesNot')))
  }
  return (
    <fieldset class="keys">
      <legend>{say('proofs.relaysThatYouName')}</legend>
      <p class="hint">{say('relayPicker.aRelayCarriedThis')}</p>
      <div>
        <label for="relay-keys">{say('proofs.keysOfRelaysOne')}</label>
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
            ? say('proofs.thisNamesNoRelay', { problem: visibleText(problem) })
            : pasted.length === 0
              ? say('proofs.fromTheOperatorOf')
              : say('proofs.inUse', { names: inList(pasted.map(({ vkey }) => visibleText(nameOf(vkey)))) })}
        </p>
      </div>
      {offered === null ? (
        <Button name={say('proofs.fetchTheRelaysThat')} press={ask} />
      ) : typeof offered === 'string' ? (
        <p class="hint wrong">{offered}</p>
      ) : offered.length === 0 ? (
        <p class="hint">{say('proofs.thisServerSaysThat')}</p>
      ) : (
        offered.map(({ vkey, runBy }) => (
          <Option
            key={vkey}
            type="checkbox"
            checked={ticked.includes(vkey)}
            onChange={() => tick(vkey)}
            title={visibleText(nameOf(vkey))}
          >
            {say('proofs.runByAsThisServer', {
              isNamed: runBy == null ? 'no' : 'other',
              runBy: visibleText(runBy ?? ''),
            })}
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
    return {
      relays: [],
      problem: error instanceof FormatError ? error.message : say('proofs.itCannotBeRead'),
    }
  }
}

/** Which relays this server says it uses. It may be the collector’s own, so nobody is named without the reader. */
async function fetchServerRelays(): Promise<NamedRelay[]> {
  const response = await fetchPublic('/.well-known/veracite-relays')
  if (!response.ok) throw new Error(say('proofs.theServerAnswered', { status: response.status }))
  const body: { relays?: unknown[] } = await response.json()
  if (body.relays?.length === 0) return []
  return relaysInDocument(JSON.stringify(body)).map((relay) => ({ ...relay, from: location.host }))
}
