import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { ApiError, api } from '../server/api.ts'
import { useApi } from '../server/load.ts'
import { formatCount, formatOf, formatUsd } from '../widgets/format.ts'
import { Await } from '../widgets/states.tsx'
import { Term } from '../widgets/term.tsx'
import { engineName } from '../widgets/words.ts'

type Estimate = AnswerOf<'POST /api/admin/brands/{brandId}/scans/estimate'>

const SAMPLES = [1, 3, 5, 10, 30]

interface Props {
  brandId: string
  usual: number
  onClose: () => void
}

/** Starts a scan, after showing what it will cost and how exact it will be. */
export function StartScan({ brandId, usual, onClose }: Props) {
  const { route } = useLocation()
  const [samples, setSamples] = useState(usual)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const estimate = useApi('POST /api/admin/brands/{brandId}/scans/estimate', { brandId, body: { samples } })
  const start = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const { scanId } = await api('POST /api/admin/brands/{brandId}/scans', { brandId, body: { samples } })
      route(`/console/scans/${scanId}`)
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : 'The scan was not started.')
      setBusy(false)
    }
  }
  const choices = [...new Set([usual, ...SAMPLES])].sort((a, b) => a - b)
  return (
    <form class="card start" aria-label="Start a scan" onSubmit={start}>
      <label>
        <span>How often each prompt is asked of each engine</span>
        <select
          value={String(samples)}
          onChange={({ currentTarget }) => setSamples(Number(currentTarget.value))}
        >
          {choices.map((n) => (
            <option key={n} value={String(n)}>
              {n === 1 ? 'once' : `${n} times`}
            </option>
          ))}
        </select>
      </label>
      <Await of={estimate} what="the price">
        {(value) => <Terms {...value} />}
      </Await>
      {refusal && (
        <p class="wrong" role="alert">
          {refusal}
        </p>
      )}
      <div class="actions">
        <button type="submit" class="primary" disabled={busy || estimate.value === null}>
          {busy ? 'Starting …' : 'Start the scan'}
        </button>
        <button type="button" onClick={onClose}>
          Not now
        </button>
      </div>
    </form>
  )
}

function Terms(estimate: Estimate) {
  const { runs, prompts, samples, engines, priceUsd, confirmation, unpriced, width, spreadSeconds, reading } =
    estimate
  const mostUsd = confirmation?.mostUsd ?? null
  const listed = engines.filter(({ basis }) => basis === 'list').map(({ engine }) => engine)
  return (
    <dl class="terms">
      <Term name="Asks">
        {formatCount(runs)} questions: {formatOf(prompts, 'prompt')} × {formatOf(engines.length, 'engine')} ×{' '}
        {formatOf(samples, 'sample')}
      </Term>
      <Term name="Costs">
        {priceUsd === null ? 'not known yet' : `about ${formatUsd(priceUsd)}`}
        {listed.length > 0 &&
          ` (${listed.length === engines.length ? '' : `${listed.map(engineName).join(', ')} `}by the price list: not asked before)`}
        {unpriced.length > 0 && ` (no price known for ${unpriced.map(engineName).join(', ')})`}
        {mostUsd !== null &&
          `; at most ${formatUsd(mostUsd)} if a second scan starts by itself to confirm a change`}
        {reading &&
          (reading.priceUsd === null
            ? ` (without what ${reading.model} takes for reading: its price is not known)`
            : ` (of that at most ${formatUsd(reading.priceUsd)} for reading by ${reading.model})`)}
      </Term>
      <Term name="Tells, for one prompt and engine">{width.words}</Term>
      {spreadSeconds > 0 && (
        <Term name="Takes">
          at least {formatOf(Math.ceil(spreadSeconds / 60), 'minute')}: samples are spread
        </Term>
      )}
    </dl>
  )
}
