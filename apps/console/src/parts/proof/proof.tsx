import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { uncheckedStep } from '@veracite/verify/bundle/verdict'
import type { VerificationReport } from '@veracite/verify/bundle/verification-report'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import type { NamedRelay } from '@veracite/verify/relayed/named-relays'
import { reasonInWords } from '@veracite/words/reason-words'
import { say } from '@veracite/words/say'
import { useMemo, useState } from 'preact/hooks'
import { Seal } from '../findings/statement.tsx'
import { Button, Select } from '../widgets/action.tsx'
import { andList, visibleText } from '../widgets/words.ts'
import { CHANGES, type ChangeId, changeOneByte } from './change-one-byte.ts'
import { firstChoice, type KeyChoice, optionsFor, type ServerKey } from './key-choice.ts'
import { KeyPicker } from './key-picker.tsx'
import { Ladder } from './ladder.tsx'
import { RelayPicker } from './relay-picker.tsx'
import { rungsOf, VERDICT_LOOKS } from './rungs.ts'
import { DemoNote, SignedFacts } from './signed-facts.tsx'

interface ProofProps {
  text: string
  /** SHA-256 of the page that carried the bundle. */
  page?: string | null
  server: ServerKey | null
  withAnswer?: boolean
  /** The steps open with a click. */
  isFolded?: boolean
  /** Called before each request. */
  count?: () => void
}

/**
 * A bundle verified in the page, with nothing sent anywhere: the verdict, whose key it rests on, the ladder,
 * and a byte to change. `text` is the bundle as JSON; `withAnswer` is for places that do not show question
 * and answer themselves.
 */
export function Proof({
  text,
  page = null,
  server,
  withAnswer = false,
  isFolded = false,
  count,
}: ProofProps) {
  const bundle = useMemo(() => parsed(text), [text])
  const [choice, setChoice] = useState<KeyChoice>(() => firstChoice(bundle, server))
  const [change, setChange] = useState<ChangeId | null>(null)
  const [relays, setRelays] = useState<NamedRelay[]>([])
  const { report, shown, words } = useMemo(() => {
    const made = change === null || bundle === null ? null : changeOneByte(bundle, change)
    const seen = made?.bundle ?? bundle
    return {
      report: verifyBundle(
        made === null ? text : JSON.stringify(made.bundle),
        { ...optionsFor(choice, server, Date.now()), relays },
        { page },
      ),
      shown: seen,
      words: made?.words ?? null,
    }
  }, [text, page, bundle, choice, relays, change, server])
  const steps = (
    <>
      <Ladder label={say('proofs.stepsOfTheProof')} rungs={rungsOf(report, shown)} />
      {bundle !== null && <OneByte change={change} words={words} onChange={setChange} />}
      <KeyPicker bundle={bundle} server={server} choice={choice} onChoose={setChoice} />
      {bundle?.witnessed !== undefined && <RelayPicker onChoose={setRelays} count={count} />}
    </>
  )
  return (
    <div class="proof">
      {withAnswer && <DemoNote bundle={bundle} />}
      {withAnswer && <SignedFacts report={report} bundle={shown} />}
      <Verdict report={report} changed={words} />
      {/* People first want to know what was said. Anything but intact stays open. */}
      {isFolded && report.status === 'verified' ? (
        <details>
          <summary>{say('proofs.howThisPageKnows')}</summary>
          <div class="proof">{steps}</div>
        </details>
      ) : (
        steps
      )}
    </div>
  )
}

function parsed(text: string): EvidenceBundle | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as EvidenceBundle) : null
  } catch {
    return null
  }
}

function Verdict({ report, changed }: { report: VerificationReport; changed: string | null }) {
  const { status, sampling, warnings } = report
  const [look, seal] = VERDICT_LOOKS[status]
  return (
    <div class={`verdict ${look}`} role="status" data-status={status}>
      <p class="verdict-head">
        <Seal is={seal} /> {say(`proof.${status}`)}
      </p>
      {status === 'verified' && <p>{say('proofs.ofWhat')}</p>}
      {changed !== null && (
        <p>
          <strong>{say('proofs.withOneByteChanged')}</strong> {changed}
        </p>
      )}
      <p>{visibleText(proofInWords(report))}</p>
      {sampling !== null && <p>{visibleText(reasonInWords(sampling))}</p>}
      {warnings.length > 0 && <p class="hint">{visibleText(warnings.map(reasonInWords).join(' '))}</p>}
    </div>
  )
}

/** What the verdict is worth, which follows from where the log key came from. */
function proofInWords(report: VerificationReport): string {
  const { status, steps, summary } = report
  if (status === 'not_verified') {
    const failed = steps.find(({ result }) => result === 'fail')
    return failed
      ? say('proofMeans.not_verified', { step: failed.step, reason: reasonInWords(failed.reason) })
      : reasonInWords(summary)
  }
  const unchecked = uncheckedStep(steps)
  const verdict = verdictInWords(report)
  return unchecked === null ? verdict : say('proofMeans.unchecked', { ...unchecked, verdict })
}

function verdictInWords({ status, trust: { kind, from } }: VerificationReport): string {
  if (status === 'unsealed' || status === 'self_consistent') return say(`proofMeans.${status}`)
  if (kind === 'fetched') return say('proofMeans.fetched', { places: andList(from) })
  const pinned = say('proofMeans.pinned')
  return from.length === 0
    ? pinned
    : `${pinned} ${say('proofMeans.also_published', { places: andList(from) })}`
}

interface OneByteProps {
  change: ChangeId | null
  words: string | null
  onChange: (change: ChangeId | null) => void
}

function OneByte({ change, words, onChange }: OneByteProps) {
  const [where, setWhere] = useState<ChangeId>('response')
  return (
    <div class="one-byte card">
      <label for="one-byte-where">{say('proofs.whatIfOneByte')}</label>
      <div class="actions">
        <Select
          id="one-byte-where"
          value={where}
          options={CHANGES}
          choose={(next) => {
            setWhere(next as ChangeId)
            if (change !== null) onChange(next as ChangeId)
          }}
        />
        <Button
          name={change === null ? say('proofs.changeOneByte') : say('proofs.putItBack')}
          press={() => onChange(change === null ? where : null)}
        />
      </div>
      <p class="hint">
        {change === null ? say('proofs.onlyTheCopyIn') : (words ?? say('proofs.theBundleHasNo'))}
      </p>
    </div>
  )
}
