import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { refusalInWords } from '../server/refusal-words.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Field } from '../widgets/form.tsx'
import { Table } from '../widgets/table.tsx'
import { intentName, visibleText } from '../widgets/words.ts'

type Preview = AnswerOf<'POST /api/admin/brands/{brandId}/prompts/import/preview'>

/** The bytes as they are: a mark at the beginning belongs to the digest. */
const KEEP = { ignoreBOM: true }

/** A file of questions: what is in it first, then the ticked lines become prompts. The server reads and judges it. */
export function ImportFile({ brandId, added }: { brandId: string; added: () => void }) {
  const [rows, setRows] = useState<ReadonlySet<number>>(new Set())
  const toggle = (row: number) =>
    setRows((before) => {
      const next = new Set(before)
      if (!next.delete(row)) next.add(row)
      return next
    })
  return (
    <DescribedForm
      label={say('prompts.importAFile')}
      opens=""
      initial={{ file: '', locale: 'en', period: '' }}
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
        file: {
          kind: 'lines',
          label: say('prompts.itsContent'),
          path: '-',
          hint: say('prompts.aFileOfPrompts'),
          class: 'mono',
          rows: 6,
          placeholder: say('prompts.textIntentLocaleWhat'),
        },
        locale: { label: say('prompts.languageOfLinesThat'), hint: say('prompts.asInEnOr') },
        period: { label: say('prompts.periodThatItCovers'), hint: say('prompts.neededForBingIts') },
      }}
      preview={{
        ask: async ({ file }) => {
          const seen = await api('POST /api/admin/brands/{brandId}/prompts/import/preview', {
            ...{ brandId, body: { file } },
          })
          setRows(new Set(seen.items.filter(({ active }) => !active).map(({ row }) => row)))
          return seen
        },
        button: say('prompts.whatIsInIt'),
        show: (seen: Preview) => <Shown seen={seen} rows={rows} toggle={toggle} />,
      }}
      send={({ file, locale, period }) =>
        api('POST /api/admin/brands/{brandId}/prompts/import', {
          brandId,
          body: {
            ...{ file, locale: locale.trim(), rows: [...rows] },
            ...(period.trim() !== '' && { period: period.trim() }),
          },
        })
      }
      afterwards={{ file: '', period: '' }}
      done={added}
      outcome={({ items }) => <p role="status">{say('prompts.promptsAdded', { items: items.length })}</p>}
      button={() => say('prompts.importPrompts', { size: rows.size })}
    />
  )
}

interface ShownProps {
  seen: Preview
  rows: ReadonlySet<number>
  toggle: (row: number) => void
}

const Shown = ({ seen, rows, toggle }: ShownProps) => (
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
              <input type="checkbox" checked={rows.has(row)} disabled={active} onChange={() => toggle(row)} />{' '}
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
