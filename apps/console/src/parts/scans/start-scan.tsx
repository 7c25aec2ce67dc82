import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import type { BrandBody } from '../frame/brand-frame.tsx'
import { type Answer, api, useApi } from '../server/api.ts'
import { Button, ConfirmButton } from '../widgets/action.tsx'
import { choice, ticks } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Await, Term } from '../widgets/page.tsx'
import { engineName, formatEstimate, formatUsd, inList } from '../widgets/words.ts'

export type Estimate = Answer<'POST /api/admin/brands/{brandId}/scans/estimate'>

const SAMPLES = [1, 3, 5, 10, 30]

interface Props {
  brand: Pick<BrandBody, 'id' | 'samplesPerPrompt' | 'engines'>
  onClose: () => void
}

/** Starts a scan of chosen engines, after showing what it will cost and how exact it will be. */
export function StartScan(props: Props) {
  const { id: brandId, samplesPerPrompt: usual } = props.brand
  const all = useApi('POST /api/admin/brands/{brandId}/scans/estimate', { brandId, body: { samples: usual } })
  return <Await of={all}>{(value) => <ScanForm {...props} offer={value} />}</Await>
}

function ScanForm({ brand, onClose, offer }: Props & { offer: Estimate }) {
  const { id: brandId, samplesPerPrompt: usual } = brand
  const { route } = useLocation()
  const [samples, setSamples] = useState(usual)
  const every = offer.engines.map(({ engine }) => engine)
  const chosen = every.filter((engine) => brand.engines?.includes(engine) ?? true)
  const [engines, setEngines] = useState(chosen)
  // Without a choice the plan decides, also about engines that are added to it later.
  const body = { samples, ...(engines.length < every.length && engines.length > 0 && { engines }) }
  const priced = useApi('POST /api/admin/brands/{brandId}/scans/estimate', { brandId, body: { samples } })
  const estimate = useApi('POST /api/admin/brands/{brandId}/scans/estimate', { brandId, body })
  const choices = [...new Set([usual, ...SAMPLES])].sort((a, b) => a - b)
  return (
    <DescribedForm
      label={say('scans.startAScan')}
      isInPage
      fields={{
        engines: ticks(say('scans.enginesEachWithWhat'), pricedEngines(priced.value ?? offer), {
          isWide: true,
          usual: chosen,
        }),
        samples: choice(
          say('scans.howOftenEachPrompt'),
          choices.map((n) => [String(n), say('scans.times', { n })] as const),
          { usual: String(usual) },
        ),
      }}
      also={{
        engines: (next) => {
          setEngines(next)
          return {}
        },
        samples: (next) => {
          setSamples(Number(next))
          return {}
        },
      }}
      below={() => <Await of={estimate}>{(value) => <Terms {...value} />}</Await>}
      canSend={({ engines: chosen }) => estimate.value !== null && chosen.length > 0}
      send={() => api('POST /api/admin/brands/{brandId}/scans', { brandId, body })}
      done={({ scanId }) => route(`/console/scans/${scanId}`)}
      button={say('scans.startTheScan')}
      buttons={() => <Button name={say('scans.notNow')} press={onClose} />}
    />
  )
}

/** The engines that can be asked, each with what one scan of it costs. */
export const pricedEngines = (offer: Estimate) =>
  offer.engines.map(({ engine, priceUsd }) => {
    const price = priceUsd === null ? [] : [formatEstimate(priceUsd, offer)]
    return [engine, inList([engineName(engine), ...price])] as const
  })

function Terms(estimate: Estimate) {
  const { runs, prompts, samples, engines, priceUsd, confirmation, unpriced, width, spreadSeconds, reading } =
    estimate
  const mostUsd = confirmation?.mostUsd ?? null
  const listed = engines.filter(({ basis }) => basis === 'list').map(({ engine }) => engine)
  return (
    <dl class="terms">
      <Term name={say('scans.asks')}>
        {say('scans.questionsPromptsEnginesSamples', { runs, prompts, engines: engines.length, samples })}
      </Term>
      <Term name={say('scans.costs')}>
        {priceUsd === null ? say('scans.notKnownYet') : formatEstimate(priceUsd, estimate)}
        {listed.length > 0 &&
          ` (${
            listed.length === engines.length
              ? say('scans.byThePriceList')
              : say('scans.someByThePriceList', { engines: inList(listed.map(engineName)) })
          })`}
        {unpriced.length > 0 &&
          ` (${say('scans.noPriceKnownFor', { engines: inList(unpriced.map(engineName)) })})`}
        {mostUsd !== null && `; ${say('scans.atMostIfASecond', { most: formatUsd(mostUsd) })}`}
        {reading && ` (${readingPrice(reading)})`}
      </Term>
      <Term name={say('scans.tellsForOnePrompt')}>{toldInWords(width.words)}</Term>
      {spreadSeconds >= 60 && (
        <Term name={say('scans.takes')}>
          {say('scans.atLeastMinutesSamples', { value: Math.floor(spreadSeconds / 60) })}
        </Term>
      )}
    </dl>
  )
}

const readingPrice = ({ model, priceUsd }: NonNullable<Estimate['reading']>): string =>
  priceUsd === null
    ? say('scans.withoutReading', { model })
    : say('scans.ofThatForReading', { most: formatUsd(priceUsd), model })

type ScanBody = Answer<'GET /api/admin/scans/{scanId}'>
type Stoppable = Pick<ScanBody, 'id' | 'status' | 'stoppedAt' | 'totalRuns' | 'byStatus'>

/** A button that stops the scan, shown while something is left to ask. */
export function StopScan({ scan }: { scan: Stoppable }) {
  if (scan.stoppedAt !== null || (scan.status !== 'QUEUED' && scan.status !== 'RUNNING')) return null
  const waiting = scan.byStatus.QUEUED ?? 0
  return (
    <ConfirmButton
      name={say('scans.stop')}
      question={say('scans.ofQuestionsAreNot', { waiting, totalRuns: scan.totalRuns })}
      act={() => api('POST /api/admin/scans/{scanId}/stop', { scanId: scan.id })}
      minRole="editor"
    />
  )
}
