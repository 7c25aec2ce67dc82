import { listed, say } from '@veracite/words/say'
import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { FirstBrand } from '../parts/brands/first-brand.tsx'
import { factInWords } from '../parts/facts/fact-words.ts'
import { RefreshFacts } from '../parts/facts/refresh-facts.tsx'
import { brands, enterBrand } from '../parts/frame/brand-here.ts'
import { SuggestedPrompts } from '../parts/prompts/suggested-prompts.tsx'
import { StartScan } from '../parts/scans/start-scan.tsx'
import { together, useApi } from '../parts/server/api.ts'
import { LinkButton } from '../parts/widgets/action.tsx'
import { Await, Page } from '../parts/widgets/page.tsx'
import { predicateName } from '../parts/widgets/words.ts'

const STEPS = listed('startStep').map(([, words]) => words)

/** From nothing to the first scan of the user's own brand. The address holds the current step. */
export function Start({ brandId }: { brandId?: string }) {
  const { query } = useLocation()
  const brand = brands.value?.find(({ id }) => id === brandId)
  useEffect(() => {
    if (brand) enterBrand(brand)
  }, [brand])
  if (brandId !== undefined && query.step === undefined) return <Resume brandId={brandId} />
  const step = brandId === undefined ? 1 : Math.min(4, Math.max(2, Number(query.step) || 2))
  return (
    <Page
      title={say('start.yourOwnBrand')}
      sub={say('start.stepOf', { step, steps: STEPS.length, name: STEPS[step - 1] ?? '' })}
    >
      <ol class="steps" aria-label={say('start.steps')}>
        {STEPS.map((name, at) => (
          <li key={name} aria-current={at + 1 === step ? 'step' : undefined}>
            {brandId !== undefined && at > 0 && at + 1 < step ? (
              <a href={stepOf(brandId, at + 1)}>{name}</a>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
      {brandId === undefined ? <FirstBrand /> : <Step brandId={brandId} step={step} />}
    </Page>
  )
}

const stepOf = (brandId: string, step: number): string => `/console/start/${brandId}?step=${step}`

/** Leads to the first step that is not done yet, wherever somebody had left. */
function Resume({ brandId }: { brandId: string }) {
  const { route } = useLocation()
  const truth = useApi('GET /v1/brands/{brandId}/ground-truth', { brandId })
  const prompts = useApi('GET /api/admin/brands/{brandId}/prompts', { brandId, limit: '1' })
  useEffect(() => {
    if (truth.value === null || prompts.value === null) return
    route(stepOf(brandId, prompts.value.total > 0 ? 4 : truth.value.active > 0 ? 3 : 2), true)
  }, [truth.value, prompts.value])
  return <Await of={together(truth, prompts)}>{() => null}</Await>
}

function Step({ brandId, step }: { brandId: string; step: number }) {
  if (step === 2) return <FactsFound brandId={brandId} />
  return step === 3 ? <Ask brandId={brandId} /> : <FirstScan brandId={brandId} />
}

function FirstScan({ brandId }: { brandId: string }) {
  const { route } = useLocation()
  const brand = useApi('GET /api/admin/brands/{brandId}', { brandId })
  const leave = () => route(`/console/brands/${brandId}`)
  return (
    <>
      <p class="lead">{say('start.showsWhatItCosts')}</p>
      <Await of={brand}>{(value) => <StartScan brand={value} onClose={leave} />}</Await>
    </>
  )
}

const MAX_SHOWN = 30

const FactsFound = ({ brandId }: { brandId: string }) => (
  <>
    <p class="lead">{say('start.answersAreCheckedAgainst')}</p>
    <div class="actions spaced">
      <RefreshFacts brandId={brandId} atOnce />
    </div>
    <Await of={useApi('GET /v1/brands/{brandId}/ground-truth', { brandId })}>
      {({ active, facts }) => (
        <>
          <p>{active === 0 ? say('start.noFactIsKnown') : say('start.factsKnown', { active })}</p>
          <ul class="rows">
            {facts
              .filter((fact) => fact.active)
              .slice(0, MAX_SHOWN)
              .map(({ id, predicate, value }) => (
                <li key={id}>
                  <span class="soft">{predicateName(predicate)}</span>
                  <span>{factInWords(value)}</span>
                </li>
              ))}
          </ul>
          <div class="actions spaced">
            <LinkButton name={say('start.continueToPrompts')} class="primary" href={stepOf(brandId, 3)} />
            <LinkButton
              name={say('start.correctOrAddFacts')}
              href={`/console/brands/${brandId}/facts?setup=2`}
            />
          </div>
        </>
      )}
    </Await>
  </>
)

function Ask({ brandId }: { brandId: string }) {
  const { route } = useLocation()
  const next = stepOf(brandId, 4)
  const prompts = useApi('GET /api/admin/brands/{brandId}/prompts', { brandId, limit: '1' })
  return (
    <>
      <p class="lead">{say('start.customersAskQuestionsLike')}</p>
      <SuggestedPrompts brandId={brandId} added={() => route(next)} />
      <div class="actions spaced">
        {(prompts.value?.total ?? 0) > 0 && (
          <LinkButton
            name={say('start.continueWithPrompts', { total: prompts.value?.total ?? 0 })}
            class="primary"
            href={next}
          />
        )}
        <LinkButton
          name={say('start.writeOrImportOthers')}
          href={`/console/brands/${brandId}/prompts?setup=3`}
        />
      </div>
    </>
  )
}
