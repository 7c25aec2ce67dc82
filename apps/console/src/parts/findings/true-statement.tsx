import { visibleText } from '../widgets/visible-text.ts'
import { labelInSentence } from '../widgets/words.ts'

interface Stated {
  label: string
  about: string | null
  truth: string | null
}

/** What is true, beside what engines say. */
export const TrueStatement = ({ of: { label, about, truth } }: { of: Stated }) => (
  <div class="finding-part good">
    <p class="meta">
      True: {labelInSentence(label)}
      {about !== null && ` of ${visibleText(about)}`}
    </p>
    <p class="quoted">{truth === null ? <span class="soft">no fact stands</span> : visibleText(truth)}</p>
  </div>
)
