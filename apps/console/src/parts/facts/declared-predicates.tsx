import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { Refusal, useAction } from '../widgets/form.tsx'
import { Section } from '../widgets/page.tsx'
import { TableHead } from '../widgets/table-head.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { DeclarePredicate } from './declare-predicate.tsx'
import { formInWords } from './declared-words.ts'

export type Declared = AnswerOf<'GET /api/admin/brands/{brandId}/predicates'>['items'][number]
type Predicate = AnswerOf<'GET /api/admin/facts/predicates'>['items'][number]

export const isInForce = ({ withdrawnAt }: Declared): boolean => withdrawnAt === null

/** As the form for facts knows predicates: a new fact replaces the old one. */
export const asPredicate = ({ name, label, question, hint, inputs }: Declared): Predicate => ({
  name,
  label: visibleText(label),
  hint: visibleText(`${question} ${hint}`),
  single: true,
  inputs,
})

/** The declared predicates of this brand, and a form for one more. */
export function DeclaredPredicates({
  brandId,
  declared,
  changed,
}: {
  brandId: string
  declared: readonly Declared[]
  changed: () => void
}) {
  const [edited, setEdited] = useState<Declared | null>(null)
  const inForce = declared.filter(isInForce)
  return (
    <Section title="Declared predicates">
      <p class="soft">
        Returns, guarantees, opening hours, ingredients: declare what is asked and how a statement is
        compared. A model that reads is asked about it, and a program decides.
      </p>
      {inForce.length > 0 && (
        <table class="list">
          <TableHead columns={['Predicate', 'Question', 'Value', 'Version']} actions />
          <tbody>
            {inForce.map((one) => (
              <DeclaredRow
                key={one.name}
                brandId={brandId}
                declared={one}
                edit={() => setEdited(one)}
                changed={changed}
              />
            ))}
          </tbody>
        </table>
      )}
      <OnlyFor atLeast="editor">
        <DeclarePredicate
          key={edited === null ? 'new' : `${edited.name} ${edited.version}`}
          brandId={brandId}
          from={edited}
          close={() => setEdited(null)}
          saved={() => {
            setEdited(null)
            changed()
          }}
        />
      </OnlyFor>
    </Section>
  )
}

function DeclaredRow({
  brandId,
  declared,
  edit,
  changed,
}: {
  brandId: string
  declared: Declared
  edit: () => void
  changed: () => void
}) {
  const [isAsked, setAsked] = useState(false)
  const action = useAction()
  const { name, version } = declared
  const label = visibleText(declared.label)
  const withdraw = () =>
    action.run(async () => {
      await api('DELETE /api/admin/brands/{brandId}/predicates/{name}', { brandId, name })
      changed()
    })
  return (
    <tr>
      <td data-label="Predicate">
        {label}
        <p class="soft">{name}</p>
      </td>
      <td data-label="Question">{visibleText(declared.question)}</td>
      <td data-label="Value">{visibleText(formInWords(declared))}</td>
      <td data-label="Version">{version}</td>
      <td class="row-actions">
        <OnlyFor atLeast="editor">
          <button type="button" class="quiet" onClick={edit} aria-label={`Change ${label}`}>
            Change
          </button>
          <button
            type="button"
            class="quiet"
            disabled={action.busy}
            onClick={() => (isAsked ? withdraw() : setAsked(true))}
            aria-label={`Withdraw ${label}`}
          >
            {isAsked ? 'Withdraw it and its facts' : 'Withdraw'}
          </button>
          <Refusal action={action} />
        </OnlyFor>
      </td>
    </tr>
  )
}
