import { TableHead } from '../widgets/table-head.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { inWords, predicateName } from '../widgets/words.ts'
import { type Claim, claimLook } from './marked-answer.tsx'

/** Claims of the answer beside the facts. */
export function ClaimsTable({ claims, brandId }: { claims: readonly Claim[]; brandId: string }) {
  if (claims.length === 0) return <p class="soft">It states nothing that a fact could decide.</p>
  return (
    <table class="list">
      <TableHead columns={['About', 'It says', 'The fact', 'Verdict']} />
      <tbody>
        {claims.map((claim, at) => (
          <tr key={at} id={`claim-${at}`}>
            <td>{claim.label === undefined ? predicateName(claim.predicate) : visibleText(claim.label)}</td>
            <td data-label="It says">
              {visibleText(claim.stated)} <q class="soft">{visibleText(claim.span.quote)}</q>
            </td>
            <td data-label="The fact">
              {claim.truth === null ? (
                <span class="soft">no fact</span>
              ) : (
                <a href={`/console/brands/${brandId}/facts#${claim.factId}`}>{visibleText(claim.truth)}</a>
              )}
            </td>
            <td class={`verdict-${claimLook(claim)}`}>
              {inWords(claim.verdict)}
              {claim.certainty && `, ${claim.certainty}`}
              {claim.reason !== undefined && <span class="soft"> {inWords(claim.reason).toLowerCase()}</span>}
              {claim.stance !== null && claim.stance !== 'asserted' && (
                <span class="soft"> ({inWords(claim.stance).toLowerCase()})</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
