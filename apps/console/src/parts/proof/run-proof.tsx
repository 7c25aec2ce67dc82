import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { api } from '../server/api.ts'
import { useLoad } from '../server/load.ts'
import { Section } from '../widgets/page.tsx'
import { save } from '../widgets/save.ts'
import { Await } from '../widgets/states.tsx'
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
    <div class="actions downloads">
      <a class="button primary" href={at} download={`bundle-${runId}.json`}>
        Bundle (JSON)
      </a>
      <a class="button" href={`${at}?format=html`} download={`bundle-${runId}.html`}>
        Bundle as a page
      </a>
      {sigstoreBundle !== undefined && sigstoreBundle !== null && (
        <button
          type="button"
          onClick={() =>
            save(`bundle-${runId}.sigstore.json`, 'application/json', JSON.stringify(sigstoreBundle, null, 2))
          }
        >
          For Sigstore tools
        </button>
      )}
    </div>
  )
}
