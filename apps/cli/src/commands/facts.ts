import type { Operator } from '@veracite/sdk'
import { FACT_PREDICATES } from '@veracite/verdicts/predicates/all'
import type { Say } from '@veracite/words/say-in'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { type CommandName, group, runs } from '../declared/verbs.ts'
import { DECIDING } from '../facts/decide-facts.ts'
import { showFollowed } from '../facts/fact-table.ts'
import { checkedFact, valueInWords } from '../facts/fact-value.ts'
import { LOOKING } from '../facts/look-at-facts.ts'
import { showPreview } from '../facts/preview-facts.ts'
import { PROPOSING } from '../facts/propose-facts.ts'
import { EXIT } from '../failures.ts'
import { codeName } from '../ui/words.ts'
import { waitForJob } from '../wait-for-job.ts'

/** A common predicate in any spelling; any other name is for the brand to know. */
const predicateNamed = (typed: string): string =>
  FACT_PREDICATES.find((name) => name === typed.toLowerCase().replaceAll('-', '_')) ?? typed

export const factsCommand = group('facts', [
  runs<{ predicate: string; value: string[]; note?: string; validFrom?: string; validUntil?: string }>(
    'facts add',
    {
      parse: { predicate: predicateNamed },
      run: async ({ brand, sent: { predicate, value, ...more }, own }, context, client) => {
        const facts = [{ ...checkedFact(predicate, value), ...more }]
        if (own.preview) return showPreview(context, client, brand.id, { facts })
        const { items, jobId } = await client.operator.facts.create(brand.id, { facts })
        const [fact] = items
        const words =
          fact === undefined
            ? context.say('cliFact.known')
            : `${context.paint.green('✓')} ${factInWords(context.say, fact)}  ${context.paint.dim(fact.id)}`
        if (own.wait) return showFollowed(context, client, { jobId, words, wait: true })
        context.show(fact, () => words)
      },
    },
  ),
  ...LOOKING,
  ...DECIDING,
  ...PROPOSING,
  runs('facts refresh', { run: refreshFacts }),
  runs<{ value: string[]; note?: string }>('facts set', { run: changeFact }),
  changeOfState('facts withdraw', 'withdrawn', ({ facts }) => facts.archive),
  changeOfState('facts restore', 'restored', ({ facts }) => facts.restore),
])

function changeOfState(
  command: CommandName,
  done: 'withdrawn' | 'restored',
  method: (operator: Operator) => Operator['facts']['archive'],
) {
  return runs<{ reason?: string }>(command, {
    run: async ({ ids: [id = ''], sent, own }, context, client) => {
      const fact = await method(client.operator)(id, sent)
      const words = `${context.paint.green('✓')} ${codeName(context.say, done)}: ${factInWords(context.say, fact)}`
      if (own.wait) return showFollowed(context, client, { jobId: fact.jobId, words, wait: true })
      context.show(fact, () => words)
    },
  })
}

/** The place of a fact has one predicate, so only its value is typed. */
async function changeFact(
  { ids: [id = ''], sent: { value, ...note }, own }: Given<{ value: string[]; note?: string }>,
  context: Context,
  client: Client,
): Promise<void> {
  const { facts } = client.operator
  const { fact, brandId } = await facts.get(id)
  const given = checkedFact(fact.predicate, value)
  // A superseded fact still distinguishes an outdated statement from a false one.
  if (own.preview)
    return showPreview(context, client, brandId, {
      facts: [{ ...given, ...note }],
      withdraw: own.changed ? [] : [id],
    })
  const because = own.changed ? 'changed' : 'mistaken'
  const changed = await facts.change(id, { value: given.value, because, ...note })
  const { say } = context
  const said = say('cliFact.wasBefore', {
    ...{ predicate: changed.predicate, value: valueInWords(say, changed.value) },
    before: valueInWords(say, fact.value),
  })
  const words = `${context.paint.green('✓')} ${said}  ${context.paint.dim(changed.id)}`
  await showFollowed(context, client, { jobId: changed.jobId, words, wait: own.wait === true })
}

async function refreshFacts({ brand, own }: Given, context: Context, client: Client): Promise<void> {
  const queued = await client.groundTruth.refresh(brand.id)
  const { say, self } = context
  if (!own.wait) {
    context.show(queued, () => say('cliFact.queued', { self, domain: brand.domain }))
    return
  }
  const job = await waitForJob(
    context,
    client,
    queued.jobId,
    ({ pages, fetched }) =>
      `${say('cliFact.reading', { domain: brand.domain })}${typeof (fetched ?? pages) === 'number' ? ` (${fetched ?? pages})` : ''}`,
  )
  if (job.state === 'dead' || !readAnything(job.result)) context.exitCode = EXIT.refused
  context.show(job, (clean) => outcome(context, clean))
}

const factInWords = (say: Say, { predicate, value }: { predicate: string; value: unknown }): string =>
  say('cliFact.is', { predicate, value: valueInWords(say, value) })

function outcome(
  { paint, say }: Context,
  job: { state: string; error: string | null; result: unknown },
): string {
  if (job.state === 'dead') return `${paint.red('✗')} ${job.error ?? say('cliFact.refreshFailed')}`
  const result = typeof job.result === 'object' && job.result !== null ? job.result : {}
  const { message } = result as { message?: unknown }
  const lines = Object.entries(result).flatMap(([name, value]) =>
    typeof value === 'number' || (typeof value === 'string' && name !== 'message')
      ? [`  ${name}  ${value}`]
      : Array.isArray(value) && value.length > 0
        ? [
            `  ${name}  ${say('cliFact.items', { count: value.length })}`,
            ...value.slice(0, 10).map((item) => `    ${valueInWords(say, item)}`),
          ]
        : [],
  )
  const said = typeof message === 'string' ? message : null
  const head = readAnything(job.result)
    ? `${paint.green('✓')} ${say('cliFact.refreshed')}${said === null ? '' : `: ${said}`}`
    : `${paint.red('✗')} ${said ?? say('cliFact.noPage')}`
  return [head, ...lines].join('\n')
}

/** A refresh that reached no page has ended without doing anything. */
function readAnything(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return true
  if ('skipped' in result) return false
  return 'pagesRead' in result ? result.pagesRead !== 0 : true
}
