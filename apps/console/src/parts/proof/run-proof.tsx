import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { say } from '@veracite/words/say'
import { api, useLoad } from '../server/api.ts'
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

function Loaded({ runId }: { runId: string }) {
  const bundle = useLoad(`bundle ${runId}`, async (signal) => {
    const value = await api('GET /v1/runs/{runId}/evidence-bundle', { runId }, signal)
    return { text: JSON.stringify(value), value: value as EvidenceBundle }
  })
  return (
    <Section title={say('proofs.proofComputedHereJust')}>
      <Await of={bundle}>
        {({ text, value }) => (
          <>
            <Downloads runId={runId} bundle={value} />
            <Proof text={text} server={serverKey()} />
          </>
        )}
      </Await>
    </Section>
  )
}

function Downloads({ runId, bundle }: { runId: string; bundle: EvidenceBundle }) {
  const at = `/console/api/v1/runs/${runId}/evidence-bundle`
  const { sigstoreBundle } = bundle as { sigstoreBundle?: unknown }
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
