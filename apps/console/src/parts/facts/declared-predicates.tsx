import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { ConfirmButton } from '../widgets/action.tsx'
import { Button } from '../widgets/button.tsx'
import { Section } from '../widgets/page.tsx'
import { type Column, noted, Table } from '../widgets/table.tsx'
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
              <Button
                name="Change"
                class="quiet"
                press={() => setEdited(declared)}
                aria-label={`Change ${visibleText(declared.label)}`}
              />
              <ConfirmButton
                name="Withdraw"
                of={visibleText(declared.label)}
                question="Its facts are withdrawn with it."
                act={() =>
                  api('DELETE /api/admin/brands/{brandId}/predicates/{name}', {
                    brandId,
                    name: declared.name,
                  }).then(changed)
                }
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
  ['Predicate', ({ label, name }) => noted(visibleText(label), name)],
  ['Question', ({ question }) => visibleText(question)],
  ['Value', (declared) => visibleText(formInWords(declared))],
  ['Version', ({ version }) => version],
]
