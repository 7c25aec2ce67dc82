import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { refusalInWords } from '../server/refusal-words.ts'
import { named } from '../widgets/action.tsx'
import { choice, Field, line, lines, ticks } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { filled, toggled } from '../widgets/lists.ts'
import { Table } from '../widgets/page.tsx'
import { INTENTS, intentName, visibleText } from '../widgets/words.ts'

type Preview = AnswerOf<'POST /api/admin/brands/{brandId}/prompts/import/preview'>

/** The bytes as they are: a mark at the beginning belongs to the digest. */
const KEEP = { ignoreBOM: true }

/** A file of questions: what is in it first, then the ticked lines become prompts. The server reads and judges it. */
export function ImportFile({ brandId }: { brandId: string }) {
  const [rows, setRows] = useState<readonly number[]>([])
  return (
    <DescribedForm
      label={say('prompts.importAFile')}
      minRole="editor"
      above={({ put, action }) => (
        <Field label={say('prompts.promptsSearchConsoleOr')} path="-" action={action}>
          {(props) => (
            <input
              {...props}
              type="file"
              accept=".csv,.txt,.json,.jsonl,text/csv"
              onChange={async (event) => {
                const [chosen] = event.currentTarget.files ?? []
                if (chosen) put({ file: new TextDecoder('utf-8', KEEP).decode(await chosen.arrayBuffer()) })
              }}
            />
          )}
        </Field>
      )}
      fields={{
        file: lines(say('prompts.itsContent'), 6, {
          path: '-',
          hint: say('prompts.aFileOfPrompts'),
          class: 'mono',
          placeholder: say('prompts.textIntentLocaleWhat'),
        }),
        locale: line(say('prompts.languageOfLinesThat'), { hint: say('prompts.asInEnOr'), usual: 'en' }),
        period: line(say('prompts.periodThatItCovers'), { hint: say('prompts.neededForBingIts') }),
      }}
      preview={{
        ask: async ({ file }) => {
          const seen = await api('POST /api/admin/brands/{brandId}/prompts/import/preview', {
            ...{ brandId, body: { file } },
          })
          setRows(seen.items.filter(({ active }) => !active).map(({ row }) => row))
          return seen
        },
        button: say('prompts.whatIsInIt'),
        show: (seen: Preview) => <Shown seen={seen} rows={rows} choose={setRows} />,
      }}
      send={({ file, locale, period }) =>
        api('POST /api/admin/brands/{brandId}/prompts/import', {
          brandId,
          body: { file, locale: locale.trim(), rows: [...rows], ...filled({ period }) },
        })
      }
      afterwards={{ file: '', period: '' }}
      outcome={({ items }) => <p role="status">{say('prompts.promptsAdded', { items: items.length })}</p>}
      button={() => say('prompts.importPrompts', { size: rows.length })}
    />
  )
}

interface ShownProps {
  seen: Preview
  rows: readonly number[]
  choose: (rows: readonly number[]) => void
}

const Shown = ({ seen, rows, choose }: ShownProps) => (
  <>
    <p>
      {seen.isRefused
        ? say('prompts.nothingOfThisFile')
        : say('prompts.questionsFrom', {
            total: seen.total,
            words: toldInWords(seen.words),
            whose: toldInWords(seen.whose),
          })}{' '}
      SHA-256 <span class="mono">{seen.sha256}</span>
    </p>
    <ul class="rows">
      {seen.problems.slice(0, 20).map(({ line, column, message, ...why }, at) => (
        <li key={at}>
          {column === null ? say('prompts.line', { line }) : say('prompts.lineColumn', { line, column })}{' '}
          {visibleText(refusalInWords(message, why))}
        </li>
      ))}
    </ul>
    <Table
      label={say('prompts.questionsOfTheFile')}
      rows={seen.items}
      columns={[
        [
          say('common.question'),
          ({ row, text, active }) => (
            <label class="tick">
              <input
                type="checkbox"
                checked={rows.includes(row)}
                disabled={active}
                onChange={() => choose(toggled(rows, row))}
              />{' '}
              {visibleText(text)}
            </label>
          ),
        ],
        [say('prompts.kindOfQuestion'), ({ intent }) => intentName(intent)],
        [say('prompts.inTheFile'), ({ figures }) => sayFigures(figures)],
        [
          say('prompts.remarks'),
          ({ active, leading }) =>
            active ? say('prompts.askedAlready') : leading && say('prompts.leadsToAnAnswer'),
        ],
      ]}
    />
  </>
)

const sayFigures = (figures: Preview['items'][number]['figures']): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${figure} ${name}`)
    .join(', ')

/** One by hand, or a file of them. */
export const AddPrompts = ({ brandId }: { brandId: string }) => (
  <>
    <OnePrompt brandId={brandId} />
    <ImportFile brandId={brandId} />
  </>
)

const OnePrompt = ({ brandId }: { brandId: string }) => (
  <DescribedForm
    label={say('prompts.addAPrompt')}
    opens="primary"
    minRole="editor"
    fields={promptFields({ text: '', intent: 'BRANDED', locale: 'en' })}
    at="prompts.0."
    send={(draft) =>
      api('POST /api/admin/brands/{brandId}/prompts', { brandId, body: { prompts: [promptFrom(draft)] } })
    }
    beside={['prompts.0']}
    button={say('prompts.add')}
  />
)

/** Question, what it asks about, language. */
export const promptFields = ({ text, intent, locale }: PromptDraft) => ({
  text: lines(say('prompts.prompt'), 3, { usual: text }),
  intent: choice(say('prompts.whatItAsksAbout'), named(INTENTS, intentName), { usual: intent }),
  locale: line(say('prompts.language'), { hint: say('prompts.asInEnOr'), usual: locale }),
})

/** Some of the questions of a brand. */
export const promptTicks = (label: string, prompts: readonly { id: string; text: string }[]) =>
  ticks(
    label,
    prompts.map(({ id, text }) => [id, visibleText(text)] as const),
    { isWide: true },
  )

type Prompt = AnswerOf<'GET /api/admin/brands/{brandId}/prompts'>['items'][number]
type PromptDraft = Pick<Prompt, 'text' | 'intent' | 'locale'>

export const promptFrom = ({ text, intent, locale }: PromptDraft): PromptDraft => ({
  text: text.trim(),
  intent,
  locale: locale.trim(),
})
