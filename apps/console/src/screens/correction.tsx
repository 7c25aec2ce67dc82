import { type CorrectionDetail, stateTone, stateWords } from '../parts/corrections/correction-words.ts'
import { History } from '../parts/corrections/history.tsx'
import { Steps } from '../parts/corrections/steps.tsx'
import { WatchPanel } from '../parts/corrections/watch-panel.tsx'
import { WatchedPages } from '../parts/corrections/watched-pages.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { useApi } from '../parts/server/load.ts'
import { Await } from '../parts/widgets/states.tsx'
import { Age } from '../parts/widgets/time.tsx'
import { visibleText } from '../parts/widgets/visible-text.ts'
import { labelInSentence, originNote, originOf, speakerName } from '../parts/widgets/words.ts'

const EVERY_MS = 5_000

/** One false statement on its way to being corrected. */
export function Correction({ correctionId }: { correctionId: string }) {
  const loaded = useApi('GET /api/admin/corrections/{correctionId}', { correctionId }, () => EVERY_MS)
  return (
    <Await of={loaded} what="the correction">
      {(correction) => (
        <BrandFrame brandId={correction.brandId} section={`Correction: ${correction.label}`} below>
          {() => <Told correction={correction} reload={loaded.reload} />}
        </BrandFrame>
      )}
    </Await>
  )
}

function Told({ correction, reload }: { correction: CorrectionDetail; reload: () => void }) {
  const note = originNote(correction)
  return (
    <>
      <nav class="spread neighbours" aria-label="Corrections">
        <a href={`/console/brands/${correction.brandId}/corrections`}>All corrections</a>
        <span>
          <span class={`badge ${stateTone(correction.state)}`}>{stateWords(correction.state)}</span>{' '}
          <span class="soft">
            since <Age at={correction.stateSince} />
          </span>
        </span>
      </nav>
      {note && <p class="note">{note}</p>}
      <div class="said-true card">
        {correction.said.map(({ engine, sentence }) => (
          <div key={engine} class="finding-part bad">
            <p class="finding-head">{speakerName(engine, originOf(correction))} says</p>
            <p class="quoted">{visibleText(sentence)}</p>
          </div>
        ))}
        <div class="finding-part good">
          <p class="finding-head">
            True: {labelInSentence(correction.label)}
            {correction.about !== null && ` of ${visibleText(correction.about)}`}
          </p>
          <p class="quoted">{correction.truth === null ? 'no fact stands' : visibleText(correction.truth)}</p>
        </div>
      </div>
      <Steps correction={correction} changed={reload} />
      <WatchedPages correction={correction} />
      <WatchPanel correction={correction} changed={reload} />
      <History correction={correction} changed={reload} />
    </>
  )
}
