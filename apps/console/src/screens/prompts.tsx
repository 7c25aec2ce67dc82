import { known, say } from '@veracite/words/say'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { AddPrompts, promptFields, promptFrom } from '../parts/prompts/add-prompts.tsx'
import { DrawnPrompts } from '../parts/prompts/drawn-prompts.tsx'
import { SuggestedPrompts } from '../parts/prompts/suggested-prompts.tsx'
import { type Answer, api, useApi } from '../parts/server/api.ts'
import { ConfirmButton } from '../parts/widgets/action.tsx'
import { Archived } from '../parts/widgets/archived.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Await, type Column, Empty, onlyFor, Section, Table } from '../parts/widgets/page.tsx'
import { Age, INTENTS, intentName } from '../parts/widgets/words.ts'

type PromptPage = Answer<'GET /api/admin/brands/{brandId}/prompts'>

/** The prompts of a brand. */
export const Prompts = ({ brandId }: { brandId: string }) => (
  <BrandFrame
    brandId={brandId}
    section={say('prompts.prompts')}
    actions={
      <>
        <DrawnPrompts brandId={brandId} />
        <AddPrompts brandId={brandId} />
      </>
    }
  >
    <Await of={useApi('GET /api/admin/brands/{brandId}/prompts', { brandId, limit: '1000' })}>
      {(page) => (
        <>
          <Section title={say('count.prompts', { count: page.total })}>
            {page.total === 0 ? (
              <Empty title={say('prompts.nothingIsAskedYet')} hint={say('prompts.takeSomeOfThe')} />
            ) : (
              <PromptTable {...page} />
            )}
            <ArchivedPrompts brandId={brandId} />
          </Section>
          <WorthAsking brandId={brandId} />
        </>
      )}
    </Await>
  </BrandFrame>
)

const PromptTable = ({ items, nextCursor }: PromptPage) => (
  <>
    <Table
      columns={COLUMNS}
      rows={INTENTS.flatMap((intent) => items.filter((prompt) => prompt.intent === intent))}
      actions={(prompt) => (
        <>
          <EditPrompt {...prompt} />
          <ConfirmButton
            name={say('prompts.archive')}
            question={say('prompts.itWillNoLonger')}
            act={() => api('DELETE /api/admin/prompts/{promptId}', { promptId: prompt.id })}
            minRole="editor"
          />
        </>
      )}
    />
    {nextCursor !== null && <p class="soft">{say('common.theFirstThousandAre')}</p>}
  </>
)

const WorthAsking = onlyFor('editor', ({ brandId }: { brandId: string }) => (
  <Section title={say('prompts.worthAsking')}>
    <SuggestedPrompts brandId={brandId} />
  </Section>
))

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

const ArchivedPrompts = onlyFor('editor', ({ brandId }: { brandId: string }) => (
  <Archived
    title={(count) => say('prompts.archivedPrompts', { count })}
    of={useApi('GET /api/admin/brands/{brandId}/prompts', { brandId, archived: 'true', limit: '200' })}
    shows={({ text }) => <span>{text}</span>}
    button={say('prompts.askItAgain')}
    restore={(promptId) => api('POST /api/admin/prompts/{promptId}/restore', { promptId })}
  />
))

/** Other words for a question. What that means for its history is said above the button. */
const EditPrompt = ({ id: promptId, ...prompt }: PromptPage['items'][number]) => (
  <DescribedForm
    label={say('prompts.changeThePrompt')}
    name={say('common.edit')}
    opens="quiet"
    isQuiet
    minRole="editor"
    fields={promptFields(prompt)}
    below={() => <p class="note">{say('prompts.earlierAnswersKeepThe')}</p>}
    send={(draft) => api('PATCH /api/admin/prompts/{promptId}', { promptId, body: promptFrom(draft) })}
    button={say('common.saveTheChange')}
  />
)
