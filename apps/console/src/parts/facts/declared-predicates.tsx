import { say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { type Answer, api } from '../server/api.ts'
import { Button, ConfirmButton } from '../widgets/action.tsx'
import { OnlyFor, Section } from '../widgets/page.tsx'
import { type Column, noted, Table } from '../widgets/table.tsx'
import { visibleText } from '../widgets/words.ts'
import { DeclarePredicate } from './declare-predicate.tsx'
import { formInWords } from './declared-words.ts'

export type Declared = Answer<'GET /api/admin/brands/{brandId}/predicates'>['items'][number]
type Predicate = Answer<'GET /api/admin/facts/predicates'>['items'][number]

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
    <Section title={say('facts.declaredPredicates')}>
      <p class="soft">{say('declaredPredicates.returnsGuaranteesOpeningHours')}</p>
      {inForce.length > 0 && (
        <Table
          columns={COLUMNS}
          rows={inForce}
          actions={(declared) => (
            <OnlyFor atLeast="editor">
              <Button
                name={say('facts.change2')}
                class="quiet"
                press={() => setEdited(declared)}
                aria-label={say('facts.change', { label: visibleText(declared.label) })}
              />
              <ConfirmButton
                name={say('facts.withdraw')}
                of={visibleText(declared.label)}
                question={say('facts.itsFactsAreWithdrawn')}
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
  [say('facts.predicate'), ({ label, name }) => noted(visibleText(label), name)],
  [say('common.question'), ({ question }) => visibleText(question)],
  [say('facts.value'), (declared) => visibleText(formInWords(declared))],
  [say('facts.version'), ({ version }) => version],
]
