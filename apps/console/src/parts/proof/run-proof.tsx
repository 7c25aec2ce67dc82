import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { api, useLoad } from '../server/api.ts'
import { Button, LinkButton } from '../widgets/button.tsx'
import { Await, Section } from '../widgets/page.tsx'
import { save } from '../widgets/save.ts'
import { Proof } from './proof.tsx'
import { serverKey } from './server-key.ts'

/** The ladder of one run, recomputed in this page, and its downloads. */
export function RunProof({ runId, status }: { runId: string; status: string }) {
  if (status !== 'CLASSIFIED')
    return (
      <Section title="Proof">
        <p class="soft">Only classified runs have a bundle.</p>
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
    <Section title="Proof, computed here just now">
      <Await of={bundle} what="the proof">
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
      <LinkButton name="Bundle (JSON)" class="primary" href={at} download={`bundle-${runId}.json`} />
      <LinkButton name="Bundle as a page" href={`${at}?format=html`} download={`bundle-${runId}.html`} />
      {sigstoreBundle !== undefined && sigstoreBundle !== null && (
        <Button
          name="For Sigstore tools"
          press={() =>
            save(`bundle-${runId}.sigstore.json`, 'application/json', JSON.stringify(sigstoreBundle, null, 2))
          }
        />
      )}
    </div>
  )
}
