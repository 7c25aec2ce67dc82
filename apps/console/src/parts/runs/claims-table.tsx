import { known, say } from '@veracite/words/say'
import { Table } from '../widgets/page.tsx'
import { inList, inWords, verdictName, visibleText } from '../widgets/words.ts'
import { aboutOf } from './answer-verdict.tsx'
import { type Claim, claimLook } from './marked-answer.tsx'

/** Claims of the answer beside the facts. */
export function ClaimsTable({ claims, brandId }: { claims: readonly Claim[]; brandId: string }) {
  if (claims.length === 0) return <p class="soft">{say('runs.itStatesNothingThat')}</p>
  return (
    <Table
      rows={claims}
      idOf={(at) => `claim-${at}`}
      columns={[
        [say('runs.about'), aboutOf, { isPlain: true }],
        [
          say('runs.itSays'),
          (claim) => (
            <>
              {visibleText(claim.stated)} <q class="soft">{visibleText(claim.span.quote)}</q>
            </>
          ),
        ],
        [
          say('runs.theFact'),
          (claim) =>
            claim.truth === null ? (
              <span class="soft">{say('runs.noFact')}</span>
            ) : (
              <a href={`/console/brands/${brandId}/facts#${claim.factId}`}>{visibleText(claim.truth)}</a>
            ),
        ],
        [
          say('runs.verdict'),
          (claim) => (
            <>
              {inList([
                verdictName(claim.verdict),
                ...(claim.certainty ? [known('certainty', claim.certainty) ?? claim.certainty] : []),
              ])}
              {claim.reason !== undefined && (
                <span class="soft"> {known('doubt', claim.reason) ?? inWords(claim.reason)}</span>
              )}
              {claim.stance !== null && claim.stance !== 'asserted' && (
                <span class="soft"> ({known('stance', claim.stance) ?? inWords(claim.stance)})</span>
              )}
            </>
          ),
          { class: (claim) => `verdict-${claimLook(claim)}`, isPlain: true },
        ],
      ]}
    />
  )
}
