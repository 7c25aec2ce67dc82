import { say } from '@veracite/words/say'
import { api } from '../server/api.ts'
import { file } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { base64Of } from '../widgets/save.ts'

/** A press kit or fact sheet: what it states is proposed, and waits under Facts. */
export const ReadDocument = ({ brandId }: { brandId: string }) => (
  <DescribedForm
    label={say('facts.readADocument')}
    minRole="editor"
    fields={{
      content: file(say('facts.pdfWordDocxHtml'), {
        hint: say('facts.10MbAtMost'),
        accept: '.pdf,.docx,.html,.htm,.md,.markdown,.txt',
        startsAnew: true,
      }),
    }}
    canSend={({ content }) => content !== null}
    send={async ({ content }) =>
      content &&
      api('POST /api/admin/brands/{brandId}/documents', {
        brandId,
        body: { name: content.name, content: await base64Of(content) },
      })
    }
    outcome={(answer) => answer && <p role="status">{proposedInWords(answer)}</p>}
    button={say('facts.readIt')}
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
    known > 0 && say('facts.factsInItCount', { known }),
    waiting > 0 && say('facts.factsWaitAlready', { waiting }),
    refused > 0 && say('facts.factsWereRefusedBefore', { refused }),
  ].filter(Boolean)
  const said =
    items.length === 0
      ? say('facts.nothingNewIsProposed')
      : say('facts.factsProposedToBe', { items: items.length })
  return [
    said,
    ...(before.length === 0 ? [] : [`${before.join('; ')}.`]),
    ...(truncated === true ? [say('facts.onlyAPartOf')] : []),
  ].join(' ')
}
