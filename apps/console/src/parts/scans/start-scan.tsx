import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, useApi } from '../server/api.ts'
import { Button } from '../widgets/button.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { formatCount, formatOf, formatUsd } from '../widgets/format.tsx'
import { Await, Term } from '../widgets/page.tsx'
import { engineName } from '../widgets/words.ts'

type Estimate = AnswerOf<'POST /api/admin/brands/{brandId}/scans/estimate'>

const SAMPLES = [1, 3, 5, 10, 30]

interface Props {
  brandId: string
  usual: number
  onClose: () => void
}

/** Starts a scan of chosen engines, after showing what it will cost and how exact it will be. */
export function StartScan(props: Props) {
  const { brandId, usual } = props
  const all = useApi('POST /api/admin/brands/{brandId}/scans/estimate', { brandId, body: { samples: usual } })
  return (
    <Await of={all} what="the price">
      {({ engines }) => <ScanForm {...props} offered={engines} />}
    </Await>
  )
}

function ScanForm({ brandId, usual, onClose, offered }: Props & { offered: Estimate['engines'] }) {
  const { route } = useLocation()
  const [samples, setSamples] = useState(usual)
  const every = offered.map(({ engine }) => engine)
  const [engines, setEngines] = useState(every)
  // Without a choice the plan decides, also about engines that are added to it later.
  const body = { samples, ...(engines.length < every.length && engines.length > 0 && { engines }) }
  const estimate = useApi('POST /api/admin/brands/{brandId}/scans/estimate', { brandId, body })
  const choices = [...new Set([usual, ...SAMPLES])].sort((a, b) => a - b)
  return (
    <DescribedForm
      label="Start a scan"
      initial={{ engines: every, samples: String(usual) }}
      fields={{
        engines: {
          kind: 'ticks',
          isWide: true,
          label: 'Engines, each with what it costs at first choice',
          choices: offered.map(({ engine, priceUsd }) => [engine, pricedName(engine, priceUsd)] as const),
          also: (next) => {
            setEngines(next)
            return {}
          },
        },
        samples: {
          kind: 'choice',
          label: 'How often each prompt is asked of each engine',
          choices: choices.map((n) => [String(n), n === 1 ? 'once' : `${n} times`] as const),
          also: (next) => {
            setSamples(Number(next))
            return {}
          },
        },
      }}
      below={() => (
        <Await of={estimate} what="the price">
          {(value) => <Terms {...value} />}
        </Await>
      )}
      canSend={({ engines: chosen }) => estimate.value !== null && chosen.length > 0}
      send={() => api('POST /api/admin/brands/{brandId}/scans', { brandId, body })}
      done={({ scanId }) => route(`/console/scans/${scanId}`)}
      button="Start the scan"
      buttons={() => <Button name="Not now" press={onClose} />}
    />
  )
}

const pricedName = (engine: string, priceUsd: string | null): string =>
  priceUsd === null ? engineName(engine) : `${engineName(engine)}, about ${formatUsd(priceUsd)}`

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
