import { say } from '@veracite/words/say'
import { useRef, useState } from 'preact/hooks'
import { Button } from '../parts/widgets/action.tsx'
import { Wrong } from '../parts/widgets/page.tsx'
import { visibleText } from '../parts/widgets/words.ts'
import { type Given, MAX_FILE_BYTES, whatIsFile, whatIsText } from './what-is-it.ts'

/** One place for everything: a file is dropped or chosen, or a text pasted. The page finds out what it is. */
export function Intake({ onGiven }: { onGiven: (what: Given, name: string) => void }) {
  const [isOver, setIsOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const takeFile = async (file: File | undefined) => {
    if (file === undefined) return
    if (file.size > MAX_FILE_BYTES) {
      setProblem(say('check.thisFileIsLarger'))
      return
    }
    setProblem(null)
    try {
      onGiven(whatIsFile(new Uint8Array(await file.arrayBuffer())), visibleText(file.name.slice(0, 120)))
    } catch {
      setProblem(say('check.theFileCouldNot'))
    }
  }
  const takeText = (text: string) => {
    const what = whatIsText(text)
    setProblem(what.kind === 'nothing' ? say('check.thereIsNothingTo') : null)
    if (what.kind !== 'nothing') onGiven(what, say(`pasted.${what.kind}`))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button below chooses the same file.
    <div
      class={isOver ? 'intake over' : 'intake'}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        void takeFile(event.dataTransfer?.files[0])
      }}
    >
      <FileIntake take={takeFile} />
      <TextIntake take={takeText} problem={problem} />
    </div>
  )
}

function FileIntake({ take }: { take: (file: File | undefined) => Promise<void> }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div class="intake-file">
      <p>
        <strong>{say('check.dropABundleOr')}</strong>
      </p>
      <Button name={say('check.chooseAFile')} press={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        class="hidden"
        tabIndex={-1}
        aria-label={say('check.aBundleOrA')}
        accept=".json,.html,.htm,.zip,application/json,text/html,application/zip"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <p class="hint">{say('check.bundleAsJsonOr')}</p>
    </div>
  )
}

function TextIntake({ take, problem }: { take: (text: string) => void; problem: string | null }) {
  const [text, setText] = useState('')
  return (
    <form
      class="intake-text"
      onSubmit={(event) => {
        event.preventDefault()
        take(text)
      }}
    >
      <label for="pasted">{say('check.orPasteAText')}</label>
      <textarea
        id="pasted"
        rows={5}
        spellcheck={false}
        value={text}
        aria-describedby="pasted-hint"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p id="pasted-hint" class="hint">
        {say('check.aTextIsHashed')}
      </p>
      <button type="submit" class="primary">
        {say('check.check')}
      </button>
      <Wrong message={problem} />
    </form>
  )
}
