import { say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { visibleText } from '../widgets/words.ts'
import { type KeyChoice, nameOf, ownKeyOf, readKey, type ServerKey } from './key-choice.ts'

interface KeyPickerProps {
  bundle: unknown
  server: ServerKey | null
  choice: KeyChoice
  onChoose: (choice: KeyChoice) => void
}

/** Chooses the key: what a verification is worth depends on that, and on nothing inside the bundle. */
export function KeyPicker({ bundle, server, choice, onChoose }: KeyPickerProps) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(choice.kind === 'pasted')
  const own = ownKeyOf(bundle)
  const isWrong = typed.trim() !== '' && readKey(typed) === null
  const paste = (text: string) => {
    setTyped(text)
    const vkey = readKey(text)
    if (vkey !== null) onChoose({ kind: 'pasted', vkey })
  }
  const choose = (kind: KeyChoice['kind']) => {
    setAsked(kind === 'pasted')
    if (kind !== 'pasted') onChoose({ kind })
    else paste(typed)
  }
  const picked = asked ? 'pasted' : choice.kind
  const option = (kind: KeyChoice['kind']) =>
    ({ type: 'radio', checked: picked === kind, onChange: () => choose(kind) }) as const
  return (
    <fieldset class="keys">
      <legend>{say('proofs.whoseKeyIsUsed')}</legend>
      {server !== null && (
        <Option {...option('server')} title={say('proofs.thisServers', { from: server.from })}>
          {say('proofs.worthAsMuchAs', { from: server.from })}
        </Option>
      )}
      <Option {...option('pasted')} title={say('proofs.oneThatIPaste')}>
        {say('proofs.fromAPlaceThat')}
      </Option>
      {picked === 'pasted' && (
        <div class="keys-paste">
          <label for="pasted-key">{say('proofs.logKey')}</label>
          <input
            id="pasted-key"
            type="text"
            spellcheck={false}
            autocomplete="off"
            value={typed}
            aria-describedby="pasted-key-hint"
            aria-invalid={isWrong}
            onInput={({ currentTarget }) => paste(currentTarget.value)}
          />
          <p id="pasted-key-hint" class={isWrong ? 'hint wrong' : 'hint'}>
            {isWrong
              ? say('proofs.thisIsNotA')
              : choice.kind === 'pasted'
                ? say('proofs.inUseTheKey', { vkey: visibleText(nameOf(choice.vkey)) })
                : say('proofs.untilThereIsOne')}
          </p>
        </div>
      )}
      <Option {...option('bundle')} title={say('proofs.theOneInsideThe')}>
        {own === null
          ? say('proofs.itHasNone')
          : say('proofs.itBelongsTo', { log: visibleText(nameOf(own)) || say('proofs.withoutAName') })}{' '}
        {say('proofs.somebodyWhoMakesUp')}
      </Option>
    </fieldset>
  )
}

interface OptionProps {
  type: 'radio' | 'checkbox'
  checked: boolean
  onChange: () => void
  title: string
  children: preact.ComponentChildren
}

/** One of the keys, with what it is worth. */
export const Option = ({ title, children, ...input }: OptionProps) => (
  <label class="keys-option">
    <input {...input} name={input.type === 'radio' ? 'whose-key' : undefined} />
    <span>
      {title}
      <span class="hint">{children}</span>
    </span>
  </label>
)
