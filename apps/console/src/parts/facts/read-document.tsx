import { api } from '../server/api.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { formatOf } from '../widgets/format.tsx'
import { base64Of } from '../widgets/save.ts'

/** A press kit or fact sheet: what it states is proposed, and waits under Facts. */
export const ReadDocument = ({ brandId, proposed }: { brandId: string; proposed: () => void }) => (
  <DescribedForm
    label="Read a document"
    initial={{ content: null as File | null }}
    heading="Read a document"
    fields={{
      content: {
        kind: 'file',
        label: 'PDF, Word (DOCX), HTML or Markdown',
        hint: '10 MB at most. What it states about the brand is proposed with its words and their place; nothing counts before it is approved.',
        accept: '.pdf,.docx,.html,.htm,.md,.markdown,.txt',
        startsAnew: true,
      },
    }}
    canSend={({ content }) => content !== null}
    send={async ({ content: file }) =>
      file &&
      api('POST /api/admin/brands/{brandId}/documents', {
        brandId,
        body: { name: file.name, content: await base64Of(file) },
      })
    }
    done={(answer) => answer && answer.items.length > 0 && proposed()}
    outcome={(answer) => answer && <p role="status">{proposedInWords(answer)}</p>}
    button="Read it"
  />
)

interface Proposed {
  items: readonly unknown[]
  known: number
  waiting: number
  refused: number
  truncated?: boolean
}

export function proposedInWords({ items, known, waiting, refused, truncated }: Proposed): string {
  const before = [
    known > 0 && `${formatOf(known, 'fact')} in it count already`,
    waiting > 0 && `${formatOf(waiting, 'fact')} wait already`,
    refused > 0 && `${formatOf(refused, 'fact')} were refused before`,
  ].filter(Boolean)
  const said =
    items.length === 0
      ? 'Nothing new is proposed.'
      : `${formatOf(items.length, 'fact')} proposed, to be approved under Facts.`
  return `${said}${before.length === 0 ? '' : ` ${before.join('; ')}.`}${truncated === true ? ' Only a part of it was read: it is very long.' : ''}`
}
