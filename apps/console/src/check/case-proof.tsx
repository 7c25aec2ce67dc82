import { HEADLINES } from '@veracite/verify/verdict'
import { verifyCase } from '@veracite/verify/verify-case'
import { useMemo, useState } from 'preact/hooks'
import { firstChoice, type KeyChoice, optionsFor, type ServerKey } from '../parts/key-choice.ts'
import { KeyPicker } from '../parts/key-picker.tsx'
import { Ladder } from '../parts/ladder.tsx'
import { Time } from '../parts/time.tsx'
import { visibleText } from '../parts/visible-text.ts'
import { caseKeyOf } from './case-key.ts'
import { caseRungs } from './case-rungs.ts'

/** A case file verified in the page: its own steps, and every bundle in it. */
export function CaseProof({ bytes, server }: { bytes: Uint8Array; server: ServerKey | null }) {
  const brings = useMemo(() => ({ trust: { vkey: caseKeyOf(bytes) } }), [bytes])
  const [choice, setChoice] = useState<KeyChoice>(() => firstChoice(brings, server))
  const report = useMemo(
    () => verifyCase(bytes, optionsFor(choice, server, Date.now())),
    [bytes, choice, server],
  )
  const { status, summary, facts, warnings } = report
  return (
    <div class="proof">
      <div class={`verdict ${LOOKS[status]}`} role="status" data-status={status}>
        <p class="verdict-head">{HEADLINES[status]}</p>
        <p>{visibleText(summary)}</p>
        {warnings.length > 0 && <p class="hint">{visibleText(warnings.join(' '))}</p>}
      </div>
      {facts.caseSha256 !== null && (
        <dl class="facts card">
          <div>
            <dt>Case</dt>
            <dd>
              {visibleText(facts.brand?.name ?? 'a brand')}
              {facts.reference === null ? '' : `, ${visibleText(facts.reference)}`}
            </dd>
          </div>
          {facts.createdAt !== null && (
            <div>
              <dt>Made</dt>
              <dd>
                <Time at={facts.createdAt} />
              </dd>
            </div>
          )}
          <div>
            <dt>SHA-256 of the manifest</dt>
            <dd>
              <code>{facts.caseSha256}</code>
            </dd>
          </div>
        </dl>
      )}
      <Ladder label="Steps of the proof" rungs={caseRungs(report)} />
      <KeyPicker bundle={brings} server={server} choice={choice} onChoose={setChoice} />
    </div>
  )
}

const LOOKS = { verified: 'good', unsealed: 'open', self_consistent: 'open', not_verified: 'bad' } as const
