import { say } from '@veracite/words/say'
import { useApi } from '../server/api.ts'
import { Await } from '../widgets/page.tsx'
import { visibleText } from '../widgets/words.ts'
import { HERE } from '../widgets/written-in.ts'

interface Props {
  brandId: string
  scanId: string
  /** The figure, and what it is called above. */
  measure: 'CONFABULATED' | 'mentioned'
  name: string
}

/** Whether a figure is fit to decide on, criterion by criterion; beside that of wrong answers, the industry's two rates. */
export function FitLine({ brandId, scanId, measure, name }: Props) {
  const fit = useApi('GET /api/admin/brands/{brandId}/fit', {
    brandId,
    scan: scanId,
    measure,
    language: HERE,
  })
  return (
    <Await of={fit}>
      {({ words, criteria, industry }) => (
        <details>
          <summary>
            <strong>{name}</strong>: {visibleText(words)}
          </summary>
          <ul>
            {criteria.map(({ criterion, met, words: told }) => (
              <li key={criterion}>
                {met ? say('rates.met') : say('rates.notMet')}: {visibleText(told)}
              </li>
            ))}
          </ul>
          {measure === 'CONFABULATED' && (
            <>
              <p>
                {say('rates.hallucinationRateFactualInaccuracy', {
                  words: industry.hallucination.words,
                  words2: industry.inaccuracy.words,
                })}
              </p>
              <p class="hint">{industry.note}</p>
            </>
          )}
        </details>
      )}
    </Await>
  )
}
