import { say } from '@veracite/words/say'
import { useApi } from '../server/api.ts'
import { Button, LinkButton } from '../widgets/action.tsx'
import { Await, Section } from '../widgets/page.tsx'
import { save } from '../widgets/save.ts'
import { Proof } from './proof.tsx'
import { serverKey } from './server-key.ts'

/** The ladder of one run, recomputed in this page, and its downloads. */
export function RunProof({ runId, status }: { runId: string; status: string }) {
  if (status !== 'CLASSIFIED')
    return (
      <Section title={say('proofs.proof')}>
        <p class="soft">{say('proofs.onlyClassifiedRunsHave')}</p>
      </Section>
    )
  return <Loaded runId={runId} />
}

const Loaded = ({ runId }: { runId: string }) => (
  <Section title={say('proofs.proofComputedHereJust')}>
    <Await of={useApi('GET /v1/runs/{runId}/evidence-bundle', { runId })}>
      {(bundle) => (
        <>
          <Downloads runId={runId} {...(bundle as { sigstoreBundle?: unknown })} />
          <Proof text={JSON.stringify(bundle)} server={serverKey()} />
        </>
      )}
    </Await>
  </Section>
)

function Downloads({ runId, sigstoreBundle }: { runId: string; sigstoreBundle?: unknown }) {
  const at = `/console/api/v1/runs/${runId}/evidence-bundle`
  return (
    <div class="actions spaced">
      <LinkButton
        name={say('proofs.bundleJson')}
        class="primary"
        href={at}
        download={`bundle-${runId}.json`}
      />
      <LinkButton
        name={say('proofs.bundleAsAPage')}
        href={`${at}?format=html`}
        download={`bundle-${runId}.html`}
      />
      {sigstoreBundle !== undefined && sigstoreBundle !== null && (
        <Button
          name={say('proofs.forSigstoreTools')}
          press={() =>
            save(`bundle-${runId}.sigstore.json`, 'application/json', JSON.stringify(sigstoreBundle, null, 2))
          }
        />
      )}
    </div>
  )
}
