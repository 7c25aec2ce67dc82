import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { AddPrompts } from '../parts/prompts/add-prompts.tsx'
import { DrawnPrompts } from '../parts/prompts/drawn-prompts.tsx'
import { PROMPT_FIELDS, promptFrom } from '../parts/prompts/prompt-fields.ts'
import { SuggestedPrompts } from '../parts/prompts/suggested-prompts.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { ConfirmButton } from '../parts/widgets/action.tsx'
import { Archived } from '../parts/widgets/archived.tsx'
import { Button } from '../parts/widgets/button.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Age, formatOf } from '../parts/widgets/format.tsx'
import { Await, Empty, Section } from '../parts/widgets/page.tsx'
import { type Column, Table } from '../parts/widgets/table.tsx'
import { INTENTS, intentName } from '../parts/widgets/words.ts'

type PromptPage = AnswerOf<'GET /api/admin/brands/{brandId}/prompts'>

/** The prompts of a brand. */
export function Prompts({ brandId }: { brandId: string }) {
  const prompts = useApi('GET /api/admin/brands/{brandId}/prompts', { brandId, limit: '1000' })
  const [changes, setChanges] = useState(0)
  const changed = () => {
    setChanges((before) => before + 1)
    prompts.reload()
  }
  return (
    <BrandFrame brandId={brandId} section="Prompts">
      <Await of={prompts} what="the prompts">
        {(page) => (
          <>
            <Section title={formatOf(page.total, 'prompt')}>
              {page.total === 0 ? (
                <Empty
                  title="Nothing is asked yet."
                  hint="Take some of the suggestions below, bring a file, or write the first one."
                />
              ) : (
                <PromptTable page={page} changed={changed} />
              )}
              <OnlyFor atLeast="editor">
                <ArchivedPrompts brandId={brandId} count={changes} restored={changed} />
              </OnlyFor>
            </Section>
            <OnlyFor atLeast="editor">
              <Section title="Worth asking">
                <SuggestedPrompts key={page.total} brandId={brandId} added={prompts.reload} />
              </Section>
              <Section title="From the catalogue">
                <DrawnPrompts brandId={brandId} added={prompts.reload} />
              </Section>
              <Section title="Add prompts">
                <AddPrompts brandId={brandId} added={prompts.reload} />
              </Section>
            </OnlyFor>
          </>
        )}
      </Await>
    </BrandFrame>
  )
}

function PromptTable({ page: { items, nextCursor }, changed }: { page: PromptPage; changed: () => void }) {
  const [editedId, setEditedId] = useState<string | null>(null)
  return (
    <>
      <Table
        columns={COLUMNS}
        rows={INTENTS.flatMap((intent) => items.filter((prompt) => prompt.intent === intent))}
        actions={({ id: promptId }) => (
          <OnlyFor atLeast="editor">
            <Button name="Edit" class="quiet" press={() => setEditedId(promptId)} />
            <ConfirmButton
              name="Archive"
              question="It will no longer be asked; its answers are kept. You can ask it again later."
              act={() => api('DELETE /api/admin/prompts/{promptId}', { promptId }).then(changed)}
            />
          </OnlyFor>
        )}
        below={(prompt) =>
          prompt.id === editedId && (
            <EditPrompt prompt={prompt} close={() => setEditedId(null)} changed={changed} />
          )
        }
      />
      {nextCursor !== null && <p class="soft">The first thousand are shown.</p>}
    </>
  )
}

const COLUMNS: readonly Column<PromptPage['items'][number]>[] = [
  ['Prompt', ({ text }) => text],
  ['After', ({ intent }) => intentName(intent)],
  ['Language', ({ locale }) => locale],
  ['Asked since', ({ createdAt }) => <Age at={createdAt} />],
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
      noun="archived prompt"
      items={items}
      total={total}
      shows={({ text }) => <span>{text}</span>}
      button="Ask it again"
      restore={(promptId) => api('POST /api/admin/prompts/{promptId}/restore', { promptId }).then(restored)}
    />
  )
}

type PromptBody = AnswerOf<'GET /api/admin/brands/{brandId}/prompts'>['items'][number]

interface EditProps {
  prompt: PromptBody
  close: () => void
  changed: () => void
}

/** Other words for a question. What that means for its history is said above the button. */
const EditPrompt = ({ prompt, close, changed }: EditProps) => (
  <DescribedForm
    label="Change the prompt"
    initial={promptFrom(prompt)}
    fields={PROMPT_FIELDS}
    below={() => (
      <p class="note">
        Earlier answers keep the question they were given, and stay in every count. The new wording is asked
        from the next scan on and starts its own history; false statements of the old one are not asked about
        again.
      </p>
    )}
    send={(draft) =>
      api('PATCH /api/admin/prompts/{promptId}', { promptId: prompt.id, body: promptFrom(draft) })
    }
    done={() => {
      changed()
      close()
    }}
    button="Save the change"
    cancel={close}
  />
)
