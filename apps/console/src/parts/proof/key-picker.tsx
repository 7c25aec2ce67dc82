import { useState } from 'preact/hooks'
import { visibleText } from '../widgets/visible-text.ts'
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
      <legend>Whose key is used</legend>
      {server !== null && (
        <Option {...option('server')} title={`This server’s: ${server.from}`}>
          Worth as much as your trust in the operator of {server.from}.
        </Option>
      )}
      <Option {...option('pasted')} title="One that I paste">
        From a place that you trust: the operator’s own site, a DNS record, a letter.
      </Option>
      {picked === 'pasted' && (
        <div class="keys-paste">
          <label for="pasted-key">Log key</label>
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
              ? 'This is not a log key. One reads like name+1a2b3c4d+letters and digits, on one line.'
              : choice.kind === 'pasted'
                ? `In use: the key of ${visibleText(nameOf(choice.vkey))}.`
                : 'Until there is one, the previous choice applies.'}
          </p>
        </div>
      )}
      <Option {...option('bundle')} title="The one inside the file">
        {own === null
          ? 'It has none. '
          : `It belongs to the log ${visibleText(nameOf(own) || 'without a name')}. `}
        Somebody who makes up a file can make up its key: this shows only that its parts agree.
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
