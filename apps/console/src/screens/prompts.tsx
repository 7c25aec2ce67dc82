import { known, say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { AddPrompts } from '../parts/prompts/add-prompts.tsx'
import { DrawnPrompts } from '../parts/prompts/drawn-prompts.tsx'
import { PROMPT_FIELDS, promptFrom } from '../parts/prompts/prompt-fields.ts'
import { SuggestedPrompts } from '../parts/prompts/suggested-prompts.tsx'
import { type Answer, api, useApi } from '../parts/server/api.ts'
import { Button, ConfirmButton } from '../parts/widgets/action.tsx'
import { Archived } from '../parts/widgets/archived.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Age } from '../parts/widgets/format.tsx'
import { Await, Empty, OnlyFor, Section } from '../parts/widgets/page.tsx'
import { type Column, Table } from '../parts/widgets/table.tsx'
import { INTENTS, intentName } from '../parts/widgets/words.ts'

type PromptPage = Answer<'GET /api/admin/brands/{brandId}/prompts'>

/** The prompts of a brand. */
export function Prompts({ brandId }: { brandId: string }) {
  const prompts = useApi('GET /api/admin/brands/{brandId}/prompts', { brandId, limit: '1000' })
  const [changes, setChanges] = useState(0)
  const changed = () => {
    setChanges((before) => before + 1)
    prompts.reload()
  }
  return (
    <BrandFrame
      brandId={brandId}
      section={say('prompts.prompts')}
      actions={
        <OnlyFor atLeast="editor">
          <DrawnPrompts brandId={brandId} added={prompts.reload} />
          <AddPrompts brandId={brandId} added={prompts.reload} />
        </OnlyFor>
      }
    >
      <Await of={prompts}>
        {(page) => (
          <>
            <Section title={say('count.prompts', { count: page.total })}>
              {page.total === 0 ? (
                <Empty title={say('prompts.nothingIsAskedYet')} hint={say('prompts.takeSomeOfThe')} />
              ) : (
                <PromptTable page={page} changed={changed} />
              )}
              <OnlyFor atLeast="editor">
                <ArchivedPrompts brandId={brandId} count={changes} restored={changed} />
              </OnlyFor>
            </Section>
            <OnlyFor atLeast="editor">
              <Section title={say('prompts.worthAsking')}>
                <SuggestedPrompts key={page.total} brandId={brandId} added={prompts.reload} />
              </Section>
            </OnlyFor>
          </>
        )}
      </Await>
    </BrandFrame>
  )
}

function PromptTable({ page: { items, nextCursor }, changed }: { page: PromptPage; changed: () => void }) {
  const [edited, setEdited] = useState<PromptBody | null>(null)
  return (
    <>
      <Table
        columns={COLUMNS}
        rows={INTENTS.flatMap((intent) => items.filter((prompt) => prompt.intent === intent))}
        actions={(prompt) => (
          <OnlyFor atLeast="editor">
            <Button name={say('common.edit')} class="quiet" press={() => setEdited(prompt)} />
            <ConfirmButton
              name={say('prompts.archive')}
              question={say('prompts.itWillNoLonger')}
              act={() => api('DELETE /api/admin/prompts/{promptId}', { promptId: prompt.id }).then(changed)}
            />
          </OnlyFor>
        )}
      />
      {edited && <EditPrompt prompt={edited} close={() => setEdited(null)} changed={changed} />}
      {nextCursor !== null && <p class="soft">{say('common.theFirstThousandAre')}</p>}
    </>
  )
}

/** "Search Console queries, entry 7 of 3fa9…: typed by people, aggregated" */
function originInWords({ kind, list, sha256, row }: PromptPage['items'][number]['origin']): string {
  const [words, whose] = [known('questionList', list ?? ''), known('questionsBy', list ?? '')]
  if (words === undefined || whose === undefined) return known('promptOrigin', kind) ?? kind
  const at = sha256 === null ? 'nowhere' : row === null ? 'file' : 'other'
  return say('promptFrom.list', { words, whose, file: sha256?.slice(0, 12) ?? '', row: row ?? 0, at })
}

const COLUMNS: readonly Column<PromptPage['items'][number]>[] = [
  [say('prompts.prompt'), ({ text }) => text],
  [say('prompts.kindOfQuestion'), ({ intent }) => intentName(intent)],
  [say('prompts.language'), ({ locale }) => locale],
  [
    say('common.from'),
    ({ origin, leading }) => (
      <>
        {originInWords(origin)}
        {leading !== null && <span class="hint"> {say('prompts.theQuestionLeadsTo')}</span>}
      </>
    ),
  ],
  [say('prompts.askedSince'), ({ createdAt }) => <Age at={createdAt} />],
]

interface Props {
  brandId: string
  count: number
  restored: () => void
}

/** Archived prompts; `count` changes when a prompt was archived or restored. */
function ArchivedPrompts({ brandId, count, restored }: Props) {
  const asked = { brandId, archived: 'true', limit: '200' } as const
  const archived = useApi('GET /api/admin/brands/{brandId}/prompts', asked, undefined, count)
  const { items = [], total = 0 } = archived.value ?? {}
  return (
    <Archived
      title={(count) => say('prompts.archivedPrompts', { count })}
      items={items}
      total={total}
      shows={({ text }) => <span>{text}</span>}
      button={say('prompts.askItAgain')}
      restore={(promptId) => api('POST /api/admin/prompts/{promptId}/restore', { promptId }).then(restored)}
    />
  )
}

type PromptBody = Answer<'GET /api/admin/brands/{brandId}/prompts'>['items'][number]

interface EditProps {
  prompt: PromptBody
  close: () => void
  changed: () => void
}

/** Other words for a question. What that means for its history is said above the button. */
const EditPrompt = ({ prompt, close, changed }: EditProps) => (
  <DescribedForm
    label={say('prompts.changeThePrompt')}
    initial={promptFrom(prompt)}
    fields={PROMPT_FIELDS}
    below={() => <p class="note">{say('prompts.earlierAnswersKeepThe')}</p>}
    send={(draft) =>
      api('PATCH /api/admin/prompts/{promptId}', { promptId: prompt.id, body: promptFrom(draft) })
    }
    done={() => {
      changed()
      close()
    }}
    button={say('common.saveTheChange')}
    close={close}
  />
)
