import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { Refusal, useAction } from '../widgets/action.tsx'
import { Section } from '../widgets/page.tsx'
import { type Column, Table } from '../widgets/table.tsx'
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

interface DeclaredPredicatesProps {
  brandId: string
  declared: readonly Declared[]
  changed: () => void
}

/** The declared predicates of this brand, and a form for one more. */
export function DeclaredPredicates({ brandId, declared, changed }: DeclaredPredicatesProps) {
  const [edited, setEdited] = useState<Declared | null>(null)
  const inForce = declared.filter(isInForce)
  return (
    <Section title="Declared predicates">
      <p class="soft">
        Returns, guarantees, opening hours, ingredients: declare what is asked and how a statement is
        compared. A model that reads is asked about it, and a program decides.
      </p>
      {inForce.length > 0 && (
        <Table
          columns={COLUMNS}
          rows={inForce}
          actions={(declared) => (
            <OnlyFor atLeast="editor">
              <RowActions
                key={declared.name}
                {...{ brandId, declared, changed }}
                edit={() => setEdited(declared)}
              />
            </OnlyFor>
          )}
        />
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

const COLUMNS: readonly Column<Declared>[] = [
  [
    'Predicate',
    ({ label, name }) => (
      <>
        {visibleText(label)}
        <p class="soft">{name}</p>
      </>
    ),
  ],
  ['Question', ({ question }) => visibleText(question)],
  ['Value', (declared) => visibleText(formInWords(declared))],
  ['Version', ({ version }) => version],
]

interface RowActionsProps {
  brandId: string
  declared: Declared
  edit: () => void
  changed: () => void
}

function RowActions({ brandId, declared: { name, ...declared }, edit, changed }: RowActionsProps) {
  const [isAsked, setAsked] = useState(false)
  const action = useAction()
  const label = visibleText(declared.label)
  const withdraw = () =>
    action.run(() =>
      api('DELETE /api/admin/brands/{brandId}/predicates/{name}', { brandId, name }).then(changed),
    )
  return (
    <>
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
    </>
  )
}
