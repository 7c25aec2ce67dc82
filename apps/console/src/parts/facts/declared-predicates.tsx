import { say } from '@veracite/words/say'
import { api } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { type Column, noted, Section, Table } from '../widgets/page.tsx'
import { visibleText } from '../widgets/words.ts'
import { DeclarePredicate } from './declare-predicate.tsx'
import { type Declared, formInWords } from './declared-words.ts'
import type { Predicate } from './own-facts.ts'

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
}: {
  brandId: string
  declared: readonly Declared[]
}) {
  const inForce = declared.filter(isInForce)
  return (
    <Section title={say('facts.declaredPredicates')}>
      <p class="soft">{say('declaredPredicates.returnsGuaranteesOpeningHours')}</p>
      {inForce.length > 0 && (
        <Table
          columns={COLUMNS}
          rows={inForce}
          actions={(declared) => (
            <>
              <DeclarePredicate key={declared.version} brandId={brandId} from={declared} />
              <ConfirmButton
                name={say('facts.withdraw')}
                of={visibleText(declared.label)}
                question={say('facts.itsFactsAreWithdrawn')}
                act={() =>
                  api('DELETE /api/admin/brands/{brandId}/predicates/{name}', {
                    brandId,
                    name: declared.name,
                  })
                }
                minRole="editor"
              />
            </>
          )}
        />
      )}
      <DeclarePredicate brandId={brandId} />
    </Section>
  )
}

const COLUMNS: readonly Column<Declared>[] = [
  [say('facts.predicate'), ({ label, name }) => noted(visibleText(label), name)],
  [say('common.question'), ({ question }) => visibleText(question)],
  [say('facts.value'), (declared) => visibleText(formInWords(declared))],
  [say('facts.version'), ({ version }) => version],
]
