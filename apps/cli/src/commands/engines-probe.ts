import { setTimeout } from 'node:timers/promises'
import type { RunToAsk } from '@veracite/evidence/capture/new-capture'
import type { EngineOutcome, EnginePort } from '@veracite/terms/engine-port'
import { checkFact } from '@veracite/verdicts/predicates/all'
import { sha256Hex } from '@veracite/verify/sha256'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { runs } from '../declared/verbs.ts'
import { EXIT, Refused, UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { lines, rowWriter, wrap } from '../ui/lines.ts'
import { duration, engineName, speakerName, usdOf } from '../ui/words.ts'

type Probe = Pick<RunToAsk, 'engine' | 'prompt' | 'locale' | 'intent'>

export const probeVerb = runs<Probe>('engines probe', { run: probeEngine })

async function probeEngine(
  { sent: options, own }: Given<Probe>,
  context: Context,
  client: Client,
): Promise<void> {
  const { engine, prompt } = options
  // Loaded here: this pulls in every adapter.
  const [{ createEngines }, { readEngineSettings }] = await Promise.all([
    import('@veracite/adapters/engines/configured-engines'),
    import('@veracite/adapters/engines/read-engine-settings'),
  ])
  const { settings, problems } = readEngineSettings(context.io.env, { demo: 'auto' })
  if (problems.length > 0)
    throw new UsageError((say) => problems.map((one) => say('cliRefused.setting', one)).join('\n'))
  const { runnable, notRunnable } = createEngines(settings, {
    demo: {
      knowledge: async (brandId) => knowledgeOf(client, brandId),
      now: () => new Date(),
      sleep: (ms) => setTimeout(ms),
      latencyFactor: 1,
    },
  })
  const port = runnable.get(engine)
  if (port === undefined) {
    const needs = notRunnable
      .find((one) => one.engine === engine)
      ?.missing.map((group) => group.join(' + '))
      .join(' or ')
    throw new Refused((say) =>
      say('cliRefused.cannotBeAsked', {
        ...{ engine: engineName(engine), needs: needs ?? say('cliRefused.itsKey') },
      }),
    )
  }
  const brandId = port.access.kind === 'demo' ? await demoBrand(client, own.brand as string | undefined) : ''
  const { say } = context
  const { kind, provider } = port.access
  context.note(say('cliDo.asking', { engine: speakerName(say, engine, kind), provider }))
  const started = context.io.now()
  const outcome = await port.ask(
    {
      runId: crypto.randomUUID(),
      brandId,
      prompt,
      intent: options.intent,
      locale: options.locale,
      sample: 1,
      attempt: 1,
    },
    AbortSignal.timeout(port.limits.timeoutMs + 5_000),
  )
  const result = resultOf(port, outcome, context.io.now() - started)
  if (result.outcome !== 'answered') context.exitCode = EXIT.refused
  context.show(result, (clean) => renderProbe(context, clean))
}

async function demoBrand(client: Client, wanted: string | undefined): Promise<string> {
  if (wanted !== undefined) return (await findBrand(client, wanted)).id
  const { items } = await client.operator.brands.list().page({ limit: 1 })
  const [first] = items
  if (first) return first.id
  throw new Refused((say) => say('cliRefused.aDemoEngineNeedsABrand'))
}

async function knowledgeOf(client: Client, brandId: string) {
  const brands = await client.everyPage(client.operator.brands.list())
  const brand = brands.find(({ id }) => id === brandId)
  if (brand === undefined) throw new Refused((say) => say('cliRefused.theBrandWasNotFound'))
  const { facts } = await client.groundTruth.list(brandId)
  return {
    brand,
    facts: facts.flatMap(({ id, predicate, value, active }) => {
      const checked = checkFact(predicate, value)
      return checked.ok ? [{ ...checked.fact, id, active }] : []
    }),
  }
}

function resultOf({ access, version }: EnginePort, outcome: EngineOutcome, tookMs: number) {
  const about = {
    engine: access.engine,
    access: access.kind,
    provider: access.provider,
    adapter: version,
    tookMs,
    outcome: outcome.kind,
  }
  if (outcome.kind === 'retry' || outcome.kind === 'final')
    return {
      ...about,
      reason: outcome.reason,
      message: outcome.message,
      text: null,
      sources: [],
      model: access.model,
      costUsd: null,
      costBasis: null,
      sha256: null,
      bytes: null,
    }
  const { extracted, exchange } = outcome
  return {
    ...about,
    reason: outcome.kind === 'no_answer' ? outcome.reason : null,
    message: access.kind === 'demo' ? access.description : null,
    text: extracted.text,
    sources: extracted.cited,
    model: extracted.servedModel ?? access.model,
    costUsd: outcome.costUsd,
    costBasis: outcome.costBasis,
    sha256: sha256Hex(exchange.bytes),
    bytes: exchange.bytes.length,
  }
}

function renderProbe({ paint, width, say }: Context, result: ReturnType<typeof resultOf>): string {
  const row = rowWriter(say, 10, width)
  const state =
    result.outcome === 'answered'
      ? paint.green(say('cliDo.answered'))
      : paint.red(`${result.outcome}: ${result.reason}`)
  return lines(
    `${paint.bold(speakerName(say, result.engine, result.access))}  ${say('cliDo.stateIn', { state, time: duration(say, result.tookMs) })}`,
    result.message !== null && paint.yellow(wrap(result.message, width)),
    '',
    result.text ? [wrap(result.text, width, '  │ '), ''] : null,
    result.sources
      .slice(0, 20)
      .map(({ url, title }) => row('source', `${url}${title ? ` ${paint.dim(title)}` : ''}`)),
    row('model', result.model),
    row('through', `${result.provider} (${result.access})`),
    result.costBasis !== null &&
      row('cost', `${usdOf(say, result.costUsd)} (${result.costBasis.replaceAll('_', ' ')})`),
    row(
      'response',
      result.sha256 && say('cliAnswer.sha256', { sha256: result.sha256, bytes: result.bytes ?? 0 }),
    ),
  )
}
