import { api } from '../server/api.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Field } from '../widgets/form.tsx'
import { formatOf } from '../widgets/format.tsx'
import { PROMPT_FIELDS, type PromptDraft, promptFrom } from './prompt-fields.ts'

interface Props {
  brandId: string
  added: () => void
}

/** One by hand, or a file of them. */
export const AddPrompts = (props: Props) => (
  <div class="columns">
    <OnePrompt {...props} />
    <PromptFile {...props} />
  </div>
)

const OnePrompt = ({ brandId, added }: Props) => (
  <DescribedForm
    label="One prompt"
    initial={{ text: '', intent: 'BRANDED', locale: 'en' } as PromptDraft}
    heading="One prompt"
    fields={PROMPT_FIELDS}
    at="prompts.0."
    send={(draft) =>
      api('POST /api/admin/brands/{brandId}/prompts', { brandId, body: { prompts: [promptFrom(draft)] } })
    }
    afterwards={{ text: '' }}
    done={added}
    beside={['prompts.0']}
    button="Add"
  />
)

/** The file is only read to be sent: the server validates it. */
const PromptFile = ({ brandId, added }: Props) => (
  <DescribedForm
    label="A file"
    initial={{ file: '' }}
    heading="A file"
    above={({ put, action }) => (
      <Field label="Spreadsheet (CSV) or JSON lines" path="-" action={action}>
        {(props) => (
          <input
            {...props}
            type="file"
            accept=".csv,.txt,.json,.jsonl,text/csv"
            onChange={async (event) => {
              const [chosen] = event.currentTarget.files ?? []
              if (chosen) put({ file: await chosen.text() })
            }}
          />
        )}
      </Field>
    )}
    fields={{
      file: {
        kind: 'lines',
        label: 'Its content',
        path: '-',
        hint: 'The first line names the columns: text, intent and, optionally, locale. If one line is wrong, nothing is added.',
        class: 'mono',
        rows: 6,
        placeholder: 'text,intent,locale\nWhat does it cost?,BRANDED,en',
      },
    }}
    send={(body) => api('POST /api/admin/brands/{brandId}/prompts/import', { brandId, body })}
    afterwards={{ file: '' }}
    done={added}
    outcome={({ items }) => <p role="status">{formatOf(items.length, 'prompt')} added.</p>}
    button="Import"
  />
)
