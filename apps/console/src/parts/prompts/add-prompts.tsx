import { say } from '@veracite/words/say'
import { api } from '../server/api.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { ImportFile } from './import-file.tsx'
import { PROMPT_FIELDS, type PromptDraft, promptFrom } from './prompt-fields.ts'

interface Props {
  brandId: string
  added: () => void
}

/** One by hand, or a file of them. */
export const AddPrompts = (props: Props) => (
  <>
    <OnePrompt {...props} />
    <ImportFile {...props} />
  </>
)

const OnePrompt = ({ brandId, added }: Props) => (
  <DescribedForm
    label={say('prompts.addAPrompt')}
    opens="primary"
    initial={{ text: '', intent: 'BRANDED', locale: 'en' } as PromptDraft}
    fields={PROMPT_FIELDS}
    at="prompts.0."
    send={(draft) =>
      api('POST /api/admin/brands/{brandId}/prompts', { brandId, body: { prompts: [promptFrom(draft)] } })
    }
    afterwards={{ text: '' }}
    done={added}
    beside={['prompts.0']}
    button={say('prompts.add')}
  />
)
