import { manifestIn } from '@veracite/verify/bundle/manifest'
import type { CaseReport } from '@veracite/verify/case/case-report'
import { verifyCase } from '@veracite/verify/case/verify-case'
import { readFirstEntry } from '@veracite/verify/case/zip'
import { type NamedRelay, wasCarried } from '@veracite/verify/relayed/named-relays'
import { reasonInWords } from '@veracite/words/reason-words'
import { say } from '@veracite/words/say'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { firstChoice, type KeyChoice, optionsFor, type ServerKey } from '../parts/proof/key-choice.ts'
import { KeyPicker } from '../parts/proof/key-picker.tsx'
import { Ladder } from '../parts/proof/ladder.tsx'
import { RelayPicker } from '../parts/proof/relay-picker.tsx'
import { VERDICT_LOOKS } from '../parts/proof/rungs.ts'
import { Term } from '../parts/widgets/page.tsx'
import { inList, Time, visibleText } from '../parts/widgets/words.ts'
import { caseRungs } from './case-rungs.ts'
import { type Progress, verifyInWorker } from './verify-in-worker.ts'

interface Props {
  bytes: Uint8Array
  server: ServerKey | null
  count: () => void
}

/** A case file verified in the page: its own steps, and every bundle in it. */
export function CaseProof({ bytes, server, count }: Props) {
  const brings = useMemo(() => ({ trust: { vkey: caseKeyOf(bytes) } }), [bytes])
  const [choice, setChoice] = useState<KeyChoice>(() => firstChoice(brings, server))
  const [relays, setRelays] = useState<NamedRelay[]>([])
  const checked = useReport(bytes, choice, server, relays)
  const isRelayed =
    relays.length > 0 ||
    ('report' in checked && checked.report.bundles.some((one) => wasCarried(one.provider)))
  return (
    <div class="proof">
      {'report' in checked ? <CaseVerdict report={checked.report} /> : <Verifying {...checked.progress} />}
      <KeyPicker bundle={brings} server={server} choice={choice} onChoose={setChoice} />
      {isRelayed && <RelayPicker onChoose={setRelays} count={count} />}
    </div>
  )
}

type Checked = { report: CaseReport } | { progress: Progress }

/** Computed beside the page; without a worker in the page itself, once it has been drawn. */
function useReport(
  bytes: Uint8Array,
  choice: KeyChoice,
  server: ServerKey | null,
  relays: NamedRelay[],
): Checked {
  const [checked, setChecked] = useState<Checked>({ progress: { done: 0, of: 0 } })
  useEffect(() => {
    const control = new AbortController()
    const { signal } = control
    const options = { ...optionsFor(choice, server, Date.now()), relays }
    const show = (next: Checked) => !signal.aborted && setChecked(next)
    show({ progress: { done: 0, of: 0 } })
    verifyInWorker(bytes, options, { signal, progress: (progress) => show({ progress }) })
      .catch(async () => {
        await new Promise((drawn) => setTimeout(drawn, 50))
        return verifyCase(bytes, options)
      })
      .then((report) => show({ report }))
    return () => control.abort()
  }, [bytes, choice, server, relays])
  return checked
}

const Verifying = ({ done, of }: Progress) => (
  <div class="verdict open" role="status" data-status="verifying">
    <p class="verdict-head">{say('check.verifying')}</p>
    <p>{of === 0 ? say('check.theFileIsBeing') : say('check.ofAnswersVerified', { done, of })}</p>
    <progress aria-label={say('check.answersVerified')} {...(of > 0 && { value: done, max: of })} />
  </div>
)

function CaseVerdict({ report }: { report: CaseReport }) {
  const { status, summary, facts, warnings } = report
  return (
    <>
      <div class={`verdict ${VERDICT_LOOKS[status][0]}`} role="status" data-status={status}>
        <p class="verdict-head">{say(`proof.${status}`)}</p>
        <p>{visibleText(reasonInWords(summary))}</p>
        {warnings.length > 0 && <p class="hint">{visibleText(warnings.map(reasonInWords).join(' '))}</p>}
      </div>
      {facts.caseSha256 !== null && (
        <dl class="facts card">
          <Term name={say('check.case')}>
            {inList(
              [
                facts.brand?.name ?? say('check.aBrand'),
                ...(facts.reference === null ? [] : [facts.reference]),
              ].map(visibleText),
            )}
          </Term>
          {facts.createdAt !== null && (
            <Term name={say('common.made')}>
              <Time at={facts.createdAt} />
            </Term>
          )}
          <Term name={say('check.sha256OfThe')}>
            <code>{facts.caseSha256}</code>
          </Term>
        </dl>
      )}
      <Ladder label={say('check.stepsOfTheProof')} rungs={caseRungs(report)} />
    </>
  )
}

/** The log key inside a case file, which tells what log it belongs to; null when it cannot be read. */
function caseKeyOf(bytes: Uint8Array): string | null {
  try {
    // Only the first entry: unpacking all of them would hold the page up.
    return manifestIn(readFirstEntry(bytes).bytes, 'case')?.log.vkey ?? null
  } catch {
    return null
  }
}
