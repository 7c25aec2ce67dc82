import { ENGINES, type Engine } from '@veracite/terms/vocabulary'
import { say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { ActButton, useAction } from '../widgets/action.tsx'
import { engineName, gradeInWords, inList, visibleText } from '../widgets/words.ts'
import { type ListedConversation, type OpenedFile, openAppFile, takeConversation } from './app-file.ts'

/** More than a person ticks by hand: the others are found by naming the brand. */
const MOST_LISTED = 200

interface Brand {
  id: string
  name: string
  aliases?: readonly string[]
}

/** Opens a file in the browser; a person ticks which conversations concern the brand, and only those are sent. */
export function BringFile({ brand, brought }: { brand: Brand; brought: () => void }) {
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  const [note, setNote] = useState('')
  const open = async (file: File | undefined) => {
    setOpened(null)
    if (file === undefined) return
    setNote(say('apps.readingTheFileIn'))
    const read = await openAppFile(file, [brand.name, ...(brand.aliases ?? [])])
    setNote('refused' in read ? read.refused : '')
    if (!('refused' in read)) setOpened(read)
  }
  return (
    <div class="card form">
      <h3>{say('apps.bringAFile')}</h3>
      <label>
        {say('apps.exportSavedPageOr')}
        <input type="file" onChange={(event) => open(event.currentTarget.files?.[0])} />
      </label>
      <p class="hint">{say('apps.theExportsOfChatgpt', { gradeInWords: gradeInWords('C') })}</p>
      {note !== '' && <p role="status">{visibleText(note)}</p>}
      {opened && <Choose key={opened.file.sha256} opened={opened} brand={brand} brought={brought} />}
    </div>
  )
}

function Choose({ opened, brand, brought }: { opened: OpenedFile; brand: Brand; brought: () => void }) {
  const naming = opened.items.filter((one) => one.naming.length > 0)
  const listed = [...naming, ...opened.items.filter((one) => one.naming.length === 0)].slice(0, MOST_LISTED)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [engine, setEngine] = useState<Engine | ''>('')
  const [outcome, setOutcome] = useState('')
  const action = useAction()
  const chosen = opened.items.filter(({ key }) => ticked.has(key))
  const unnamed = chosen.some((one) => one.engine === null)
  const toggle = (key: string) =>
    setTicked(
      (before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]),
    )
  const send = async () => {
    let [answers, known] = [0, 0]
    for (const one of chosen) {
      const made = await bringOne(brand.id, one, opened.file, engine)
      answers += made.items.length
      known += made.known
    }
    setOutcome(
      known > 0
        ? say('apps.answersBroughtSomeBefore', { answers, known })
        : say('apps.answersBrought', { answers }),
    )
    setTicked(new Set())
    brought()
  }
  return (
    <>
      <fieldset>
        <legend>
          {say('apps.whichOfTheseConcern', {
            brand: visibleText(brand.name),
            conversations: opened.items.length,
            naming: naming.length,
            isCut: listed.length < opened.items.length ? 'yes' : 'other',
            listed: listed.length,
          })}
        </legend>
        {listed.map((one) => (
          <label key={one.key} class="tick">
            <input type="checkbox" checked={ticked.has(one.key)} onChange={() => toggle(one.key)} />{' '}
            {visibleText(one.title)} · {one.engine === null ? say('apps.unknownApp') : engineName(one.engine)}{' '}
            · {one.answeredAt === null ? say('apps.noDate') : visibleText(one.answeredAt.slice(0, 10))} ·{' '}
            {one.naming.length > 0
              ? say('apps.namedInOf', { naming: one.naming.length, answers: one.answers })
              : say('count.answers', { count: one.answers })}
            {one.stripped.length > 0 &&
              ` · ${say('apps.leftOut', { stripped: visibleText(inList(one.stripped)) })}`}
          </label>
        ))}
      </fieldset>
      {unnamed && (
        <label>
          {say('apps.whoseAppWasIt')}
          <select onChange={(event) => setEngine(event.currentTarget.value as Engine | '')}>
            <option value="">{say('apps.choose')}</option>
            {ENGINES.map((name) => (
              <option key={name} value={name}>
                {engineName(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ActButton
        name={say('apps.bringConversations', { chosen: chosen.length })}
        act={send}
        action={action}
        disabled={chosen.length === 0 || (unnamed && engine === '')}
      />
      {action.error && <p role="alert">{action.error.message}</p>}
      {outcome !== '' && <p role="status">{outcome}</p>}
    </>
  )
}

/** Answers that name the brand; all of them where none does, because a person ticked it all the same. */
async function bringOne(
  brandId: string,
  { key, engine, naming, stripped }: ListedConversation,
  file: OpenedFile['file'],
  given: Engine | '',
) {
  const content = (await takeConversation(key)) ?? ''
  const named = engine ?? (given === '' ? null : given)
  return api('POST /api/admin/brands/{brandId}/app-answers', {
    brandId,
    body: {
      ...(named !== null && { engine: named }),
      ...(naming.length > 0 && { answers: naming }),
      ...{ content, file, stripped },
    },
  })
}
