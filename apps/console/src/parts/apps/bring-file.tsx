import { ENGINES, type Engine } from '@veracite/terms/vocabulary'
import { say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import type { BrandBody } from '../frame/brand-frame.tsx'
import { api } from '../server/api.ts'
import { named } from '../widgets/action.tsx'
import { choice, ticks } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { engineName, gradeInWords, inList, visibleText } from '../widgets/words.ts'
import { type ListedConversation, type OpenedFile, openAppFile, takeConversation } from './app-file.ts'

/** More than a person ticks by hand: the others are found by naming the brand. */
const MOST_LISTED = 200

type Brand = Pick<BrandBody, 'id' | 'name' | 'aliases'>

/** Opens a file in the browser; a person ticks which conversations concern the brand, and only those are sent. */
export function BringFile({ brand }: { brand: Brand }) {
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  const [note, setNote] = useState('')
  const open = async (file: File | undefined) => {
    setOpened(null)
    if (file === undefined) return
    setNote(say('apps.readingTheFileIn'))
    const read = await openAppFile(file, [brand.name, ...brand.aliases])
    setNote('refused' in read ? read.refused : '')
    if (!('refused' in read)) setOpened(read)
  }
  return (
    <>
      <div class="card form">
        <h3>{say('apps.bringAFile')}</h3>
        <label>
          {say('apps.exportSavedPageOr')}
          <input type="file" onChange={(event) => open(event.currentTarget.files?.[0])} />
        </label>
        <p class="hint">{say('apps.theExportsOfChatgpt', { gradeInWords: gradeInWords('C') })}</p>
        {note !== '' && <p role="status">{visibleText(note)}</p>}
      </div>
      {opened && <Choose key={opened.file.sha256} opened={opened} brand={brand} />}
    </>
  )
}

function Choose({ opened, brand }: { opened: OpenedFile; brand: Brand }) {
  const naming = opened.items.filter((one) => one.naming.length > 0)
  const listed = [...naming, ...opened.items.filter((one) => one.naming.length === 0)].slice(0, MOST_LISTED)
  const chosenOf = (keys: readonly string[]) => opened.items.filter(({ key }) => keys.includes(key))
  const isUnnamed = (keys: readonly string[]) => chosenOf(keys).some(({ engine }) => engine === null)
  const which = say('apps.whichOfTheseConcern', {
    brand: visibleText(brand.name),
    conversations: opened.items.length,
    naming: naming.length,
    isCut: listed.length < opened.items.length ? 'yes' : 'other',
    listed: listed.length,
  })
  return (
    <DescribedForm
      label={say('apps.bringAFile')}
      isInPage
      fields={{
        keys: ticks(
          which,
          listed.map((one) => [one.key, conversationInWords(one)] as const),
        ),
        engine: choice(say('apps.whoseAppWasIt'), [
          ['', say('apps.choose')] as const,
          ...named(ENGINES, engineName),
        ]),
      }}
      leavesOut={({ keys }) => (isUnnamed(keys) ? [] : ['engine'])}
      canSend={({ keys, engine }) => keys.length > 0 && (engine !== '' || !isUnnamed(keys))}
      send={async ({ keys, engine }) => {
        let [answers, known] = [0, 0]
        for (const one of chosenOf(keys)) {
          const made = await bringOne(brand.id, one, opened.file, engine)
          answers += made.items.length
          known += made.known
        }
        return { answers, known }
      }}
      afterwards={{ keys: [] }}
      outcome={({ answers, known }) => (
        <p role="status">
          {known > 0
            ? say('apps.answersBroughtSomeBefore', { answers, known })
            : say('apps.answersBrought', { answers })}
        </p>
      )}
      button={({ keys }) => say('apps.bringConversations', { chosen: keys.length })}
    />
  )
}

const conversationInWords = ({ title, engine, answeredAt, answers, naming, stripped }: ListedConversation) =>
  [
    visibleText(title),
    engine === null ? say('apps.unknownApp') : engineName(engine),
    answeredAt === null ? say('apps.noDate') : visibleText(answeredAt.slice(0, 10)),
    naming.length > 0
      ? say('apps.namedInOf', { naming: naming.length, answers })
      : say('count.answers', { count: answers }),
    ...(stripped.length > 0 ? [say('apps.leftOut', { stripped: visibleText(inList(stripped)) })] : []),
  ].join(' · ')

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
