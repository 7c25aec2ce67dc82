import { Term } from '../widgets/page.tsx'
import { visibleText } from '../widgets/words.ts'
import type { Rung } from './rungs.ts'

/** A proof step by step; each opens and shows what went into it. Words first: colour and mark only repeat them. */
export const Ladder = ({ rungs, label }: { rungs: readonly Rung[]; label: string }) => (
  <ol class="ladder" aria-label={label}>
    {rungs.map((rung) => (
      <li key={rung.id} class={`rung ${lookOf(rung)}`} data-step={rung.id}>
        {rung.inputs.length === 0 ? (
          <div class="rung-head">
            <RungHead rung={rung} />
          </div>
        ) : (
          <details>
            <summary class="rung-head">
              <RungHead rung={rung} />
            </summary>
            <dl class="rung-inputs">
              {rung.inputs.map(({ label, value }, i) => (
                <Term key={i} name={visibleText(label)}>
                  {visibleText(value)}
                </Term>
              ))}
            </dl>
          </details>
        )}
      </li>
    ))}
  </ol>
)

const RungHead = ({ rung }: { rung: Rung }) => (
  <>
    <span class="rung-mark" aria-hidden="true">
      {MARKS[lookOf(rung)]}
    </span>
    <span class="rung-words">
      <span class="rung-title">{rung.title}</span>
      <span class="meta">{visibleText(rung.reason)}</span>
    </span>
    <span class="rung-word">{rung.word}</span>
  </>
)

const MARKS = { pass: '✓', agrees: '≈', fail: '✕', absent: '–' } as const

function lookOf({ result, agrees }: Rung): keyof typeof MARKS {
  if (result === 'not_present') return 'absent'
  if (result === 'fail') return 'fail'
  return agrees ? 'agrees' : 'pass'
}
