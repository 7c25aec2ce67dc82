import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { FirstBrand } from '../parts/brands/first-brand.tsx'
import { factInWords } from '../parts/facts/fact-words.ts'
import { RefreshFacts } from '../parts/facts/refresh-facts.tsx'
import { SuggestedPrompts } from '../parts/prompts/suggested-prompts.tsx'
import { StartScan } from '../parts/scans/start-scan.tsx'
import { api, useApi, useLoad } from '../parts/server/api.ts'
import { LinkButton } from '../parts/widgets/button.tsx'
import { formatOf } from '../parts/widgets/format.tsx'
import { Await, Page } from '../parts/widgets/page.tsx'
import { predicateName } from '../parts/widgets/words.ts'

const STEPS = ['Name and domain', 'Facts', 'Prompts', 'Scan'] as const

/** From nothing to the first scan of the user's own brand. The address holds the current step. */
export function Start({ brandId }: { brandId?: string }) {
  const { query } = useLocation()
  if (brandId !== undefined && query.step === undefined) return <Resume brandId={brandId} />
  const step = brandId === undefined ? 1 : Math.min(4, Math.max(2, Number(query.step) || 2))
  return (
    <Page title="Your own brand" sub={`Step ${step} of ${STEPS.length}: ${STEPS[step - 1]}`}>
      <ol class="steps" aria-label="Steps">
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
  const done = useLoad(`set up ${brandId}`, async (signal) => {
    const [truth, prompts] = await Promise.all([
      api('GET /v1/brands/{brandId}/ground-truth', { brandId }, signal),
      api('GET /api/admin/brands/{brandId}/prompts', { brandId, limit: '1' }, signal),
    ])
    return { facts: truth.active, prompts: prompts.total }
  })
  const value = done.value
  useEffect(() => {
    if (value !== null) route(stepOf(brandId, value.prompts > 0 ? 4 : value.facts > 0 ? 3 : 2), true)
  }, [value])
  return (
    <Await of={done} what="where you left">
      {() => null}
    </Await>
  )
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
      <p class="lead">Shows what it costs and how exact it will be. Nothing is asked before you start it.</p>
      <Await of={brand} what="the brand">
        {({ samplesPerPrompt }) => <StartScan brandId={brandId} usual={samplesPerPrompt} onClose={leave} />}
      </Await>
    </>
  )
}

const MAX_SHOWN = 30

function FactsFound({ brandId }: { brandId: string }) {
  const truth = useApi('GET /v1/brands/{brandId}/ground-truth', { brandId })
  return (
    <>
      <p class="lead">
        Answers are checked against facts: without a fact, nothing can be shown to be made up. Facts are read
        from the brand&rsquo;s own site; you can correct and add to them at any time.
      </p>
      <div class="actions spaced">
        <RefreshFacts brandId={brandId} done={truth.reload} atOnce />
      </div>
      <Await of={truth} what="the facts">
        {({ active, facts }) => (
          <>
            <p>{active === 0 ? 'No fact is known yet.' : `${formatOf(active, 'fact')} known:`}</p>
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
              <LinkButton name="Continue to prompts" class="primary" href={stepOf(brandId, 3)} />
              <LinkButton name="Correct or add facts" href={`/console/brands/${brandId}/facts?setup=2`} />
            </div>
          </>
        )}
      </Await>
    </>
  )
}

function Ask({ brandId }: { brandId: string }) {
  const { route } = useLocation()
  const next = stepOf(brandId, 4)
  const prompts = useApi('GET /api/admin/brands/{brandId}/prompts', { brandId, limit: '1' })
  return (
    <>
      <p class="lead">Customers ask questions like these. Leave out what does not fit.</p>
      <SuggestedPrompts brandId={brandId} added={() => route(next)} />
      <div class="actions spaced">
        {(prompts.value?.total ?? 0) > 0 && (
          <LinkButton
            name={`Continue with ${formatOf(prompts.value?.total ?? 0, 'prompt')}`}
            class="primary"
            href={next}
          />
        )}
        <LinkButton name="Write or import others" href={`/console/brands/${brandId}/prompts?setup=3`} />
      </div>
    </>
  )
}
