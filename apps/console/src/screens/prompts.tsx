import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { AddPrompts } from '../parts/prompts/add-prompts.tsx'
import { ArchivedPrompts } from '../parts/prompts/archived-prompts.tsx'
import { DrawnPrompts } from '../parts/prompts/drawn-prompts.tsx'
import { EditPrompt } from '../parts/prompts/edit-prompt.tsx'
import { SuggestedPrompts } from '../parts/prompts/suggested-prompts.tsx'
import { api } from '../parts/server/api.ts'
import { useApi } from '../parts/server/load.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { type Action, ConfirmButton, Refusal, useAction } from '../parts/widgets/action.tsx'
import { formatOf } from '../parts/widgets/format.ts'
import { Section } from '../parts/widgets/page.tsx'
import { Await, Empty } from '../parts/widgets/states.tsx'
import { Cells, type Column, RowForm, Table } from '../parts/widgets/table.tsx'
import { Age } from '../parts/widgets/time.tsx'
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
      {() => (
        <Await of={prompts} what="the prompts">
          {(page) => (
            <>
              <Section title={formatOf(page.total, 'prompt')}>
                {page.total === 0 ? (
                  <Empty title="Nothing is asked yet.">
                    <p>Take some of the suggestions below, bring a file, or write the first one.</p>
                  </Empty>
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
      )}
    </BrandFrame>
  )
}

function PromptTable({ page: { items, nextCursor }, changed }: { page: PromptPage; changed: () => void }) {
  const action = useAction()
  return (
    <>
      <Refusal action={action} />
      <Table
        columns={COLUMNS}
        rows={INTENTS.flatMap((intent) => items.filter((prompt) => prompt.intent === intent))}
        actions={() => null}
        row={(prompt) => <PromptRow key={prompt.id} prompt={prompt} action={action} changed={changed} />}
      />
      {nextCursor !== null && <p class="soft">The first thousand are shown.</p>}
    </>
  )
}

interface Props {
  prompt: PromptPage['items'][number]
  action: Action
  changed: () => void
}

function PromptRow({ prompt, action, changed }: Props) {
  const [edits, setEdits] = useState(false)
  if (edits)
    return (
      <RowForm columns={5}>
        <EditPrompt prompt={prompt} close={() => setEdits(false)} changed={changed} />
      </RowForm>
    )
  return (
    <Cells
      columns={COLUMNS}
      row={prompt}
      actions={({ id: promptId }) => (
        <OnlyFor atLeast="editor">
          <button type="button" class="quiet" onClick={() => setEdits(true)}>
            Edit
          </button>
          <ConfirmButton
            name="Archive"
            question="It will no longer be asked; its answers are kept. You can ask it again later."
            action={action}
            act={() => api('DELETE /api/admin/prompts/{promptId}', { promptId }).then(changed)}
          />
        </OnlyFor>
      )}
    />
  )
}

const COLUMNS: readonly Column<PromptPage['items'][number]>[] = [
  ['Prompt', ({ text }) => text],
  ['After', ({ intent }) => intentName(intent)],
  ['Language', ({ locale }) => locale],
  ['Asked since', ({ createdAt }) => <Age at={createdAt} />],
]
