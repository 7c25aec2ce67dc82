import { Table } from '../widgets/table.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { inWords, predicateName } from '../widgets/words.ts'
import { type Claim, claimLook } from './marked-answer.tsx'

/** Claims of the answer beside the facts. */
export function ClaimsTable({ claims, brandId }: { claims: readonly Claim[]; brandId: string }) {
  if (claims.length === 0) return <p class="soft">It states nothing that a fact could decide.</p>
  return (
    <Table
      rows={claims}
      idOf={(at) => `claim-${at}`}
      columns={[
        [
          'About',
          (claim) => (claim.label === undefined ? predicateName(claim.predicate) : visibleText(claim.label)),
          { isPlain: true },
        ],
        [
          'It says',
          (claim) => (
            <>
              {visibleText(claim.stated)} <q class="soft">{visibleText(claim.span.quote)}</q>
            </>
          ),
        ],
        [
          'The fact',
          (claim) =>
            claim.truth === null ? (
              <span class="soft">no fact</span>
            ) : (
              <a href={`/console/brands/${brandId}/facts#${claim.factId}`}>{visibleText(claim.truth)}</a>
            ),
        ],
        [
          'Verdict',
          (claim) => (
            <>
              {inWords(claim.verdict)}
              {claim.certainty && `, ${claim.certainty}`}
              {claim.reason !== undefined && <span class="soft"> {inWords(claim.reason).toLowerCase()}</span>}
              {claim.stance !== null && claim.stance !== 'asserted' && (
                <span class="soft"> ({inWords(claim.stance).toLowerCase()})</span>
              )}
            </>
          ),
          { class: (claim) => `verdict-${claimLook(claim)}`, isPlain: true },
        ],
      ]}
    />
  )
}
