import { say } from '@veracite/words/say'
import { type Answer, api, useApi } from '../server/api.ts'
import { Button } from '../widgets/action.tsx'
import { choice, file, line } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Await, onlyFor } from '../widgets/page.tsx'
import { base64Of } from '../widgets/save.ts'
import { inList } from '../widgets/words.ts'

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

function proposedInWords({ items, known, waiting, refused, truncated }: Proposed): string {
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

type Registers = Answer<'GET /api/admin/registers'>['items']
type Found = Answer<'POST /api/admin/brands/{brandId}/registers'>

/** Public registers of companies; those that the operator has not switched on say how. */
export const LookUpRegister = onlyFor('editor', ({ brandId }: { brandId: string }) => {
  const registers = useApi('GET /api/admin/registers', {})
  return (
    <Await of={registers}>
      {({ items }) => {
        const on = items.filter((register) => register.on)
        return on.length === 0 ? (
          <p class="soft">
            {say('facts.noRegisterIsSwitched', { registers: inList(items.map(({ label }) => label)) })}
          </p>
        ) : (
          <LookUp brandId={brandId} registers={on} />
        )
      }}
    </Await>
  )
})

function LookUp({ brandId, registers }: { brandId: string; registers: Registers }) {
  const [first] = registers
  if (first === undefined) return null
  const chosenOf = ({ register }: { register: string }) =>
    registers.find(({ name }) => name === register) ?? first
  const ask = (register: typeof first.name, by: { id: string } | { name: string }) =>
    api('POST /api/admin/brands/{brandId}/registers', { brandId, body: { register, ...by } })
  return (
    <DescribedForm
      label={say('facts.lookUpInA')}
      initial={{ register: first.name, id: '', name: '' }}
      fieldsFor={(draft) => {
        const { licence, terms, idLabel, idExample } = chosenOf(draft)
        return {
          register: choice(
            say('facts.register'),
            registers.map(({ name, label }) => [name, label] as const),
            { hint: `${licence}. ${terms}`, startsAnew: true },
          ),
          id: line(say('facts.its', { idLabel }), { hint: say('facts.suchAs', { idExample }) }),
          name: line(say('facts.orItsLegalName')),
        }
      }}
      leavesOut={(draft) => (chosenOf(draft).byName ? [] : ['name'])}
      send={({ register, id, name }) =>
        ask(register, id.trim() === '' ? { name: name.trim() } : { id: id.trim() })
      }
      outcome={(answer, { draft, sendInstead }) => (
        <Answered answer={answer} take={(id) => sendInstead(() => ask(draft.register, { id }))} />
      )}
      button={say('facts.lookItUp')}
    />
  )
}

function Answered({ answer, take }: { answer: Found; take: (id: string) => void }) {
  const { companies, items, known, waiting, refused } = answer
  if (companies.length === 0)
    return <p role="status">{say('facts.knowsNoSuchCompany', { label: answer.register.label })}</p>
  if (items.length + known + waiting + refused > 0) return <p role="status">{proposedInWords(answer)}</p>
  return (
    <div role="status">
      <p>{say('facts.whichOfThemIs')}</p>
      <ul class="rows">
        {companies.map(({ id, name, place, status }) => (
          <li key={id}>
            <span>
              {name} <span class="soft">{[id, place, status].filter(Boolean).join(' · ')}</span>
            </span>
            <Button name={say('facts.thisOne')} press={() => take(id)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
