import type { Operator } from '@veracite/sdk'
import { FACT_PREDICATES } from '@veracite/verdicts/predicates/all'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { BRAND, type Given, type Input, opt, WAIT } from '../declared/inputs.ts'
import { group, runs } from '../declared/verbs.ts'
import { DECIDING } from '../facts/decide-facts.ts'
import { FACT, showFollowed, WAIT_FOR_ANSWERS } from '../facts/fact-table.ts'
import { checkedFact, valueInWords } from '../facts/fact-value.ts'
import { LOOKING } from '../facts/look-at-facts.ts'
import { PREVIEW, showPreview } from '../facts/preview-facts.ts'
import { PROPOSING } from '../facts/propose-facts.ts'
import { EXIT } from '../failures.ts'
import { plural } from '../ui/words.ts'
import { waitForJob } from '../wait-for-job.ts'

const VALUE: Input = { flags: '<value...>', about: 'the truth' }
const NOTE = opt('--note <text>', 'how you know it, for example a page')
const REASON = opt('--reason <text>', 'why; kept in the history of the fact')

/** A common predicate in any spelling; any other name is for the brand to know. */
const predicateNamed = (typed: string): string =>
  FACT_PREDICATES.find((name) => name === typed.toLowerCase().replaceAll('-', '_')) ?? typed

export const factsCommand = group({
  name: 'facts',
  summary: 'what is true of a brand',
  about: 'Facts about a brand: answers are judged against them.',
  verbs: [
    runs<{ predicate: string; value: string[]; note?: string; validFrom?: string; validUntil?: string }>({
      name: 'add',
      about:
        'Adds a fact. It takes precedence over facts collected from pages. Give several values for a list, JSON for an object.',
      inputs: [
        BRAND,
        {
          flags: '<predicate>',
          about: `what it is about: ${FACT_PREDICATES.join(', ')}; or what "predicates list" shows`,
          parse: predicateNamed,
        },
        VALUE,
        NOTE,
        opt('--from <day>', 'the first day on which it holds, such as 2027-01-01', { as: 'validFrom' }),
        opt('--until <day>', 'the last day on which it holds', { as: 'validUntil' }),
        PREVIEW,
        WAIT_FOR_ANSWERS,
      ],
      examples: [
        ['BRAND founded_year 2004', 'A number'],
        ['BRAND founder "Ingrid Solheim" "Anders Brekke"', 'A list'],
        [
          `BRAND price '{"product":"V200","amount":1490,"currency":"EUR"}' --note "price list 2026"`,
          'An object',
        ],
        ['BRAND founded_year 2004 --preview', 'What would it change?'],
      ],
      run: async ({ brand, sent: { predicate, value, ...more }, own }, context, client) => {
        const facts = [{ ...checkedFact(predicate, value), ...more }]
        if (own.preview) return showPreview(context, client, brand.id, { facts })
        const { items, jobId } = await client.operator.facts.create(brand.id, { facts })
        const [fact] = items
        const words =
          fact === undefined
            ? 'Known already.'
            : `${context.paint.green('✓')} ${fact.predicate}: ${valueInWords(fact.value)}  ${context.paint.dim(fact.id)}`
        if (own.wait) return showFollowed(context, client, { jobId, words, wait: true })
        context.show(fact, () => words)
      },
    }),
    ...LOOKING,
    ...DECIDING,
    ...PROPOSING,
    runs({
      name: 'refresh',
      about: "Collects facts again from the brand's own pages and from public sources.",
      inputs: [BRAND, WAIT],
      run: refreshFacts,
    }),
    runs<{ value: string[]; note?: string }>({
      name: 'set',
      about:
        'Replaces the value of a fact. The old value stays on record as never true, or with --changed as true until now.',
      inputs: [
        FACT,
        VALUE,
        opt('-b, --brand <brand>', 'accepted for older scripts; not needed', { local: true }),
        NOTE,
        opt('--changed', 'the old value was true until now', { local: true }),
        PREVIEW,
        WAIT_FOR_ANSWERS,
      ],
      examples: [
        ['ID 2005 --wait', 'Correct a wrong value'],
        ['ID 190 --changed --preview', 'What would it change?'],
      ],
      run: changeFact,
    }),
    changeOfState('withdraw', 'withdrawn', ({ facts }) => facts.archive, {
      about:
        'Withdraws a fact that should never have been there. It is kept, but nothing is judged by it, and no refresh brings it back.',
      inputs: [FACT, REASON, WAIT_FOR_ANSWERS],
    }),
    changeOfState('restore', 'restored', ({ facts }) => facts.restore, {
      about: 'Restores a withdrawn fact.',
      inputs: [{ ...FACT, about: 'its id, from "facts list --all"' }, REASON, WAIT_FOR_ANSWERS],
    }),
  ],
})

function changeOfState(
  name: string,
  done: string,
  method: (operator: Operator) => Operator['facts']['archive'],
  declared: { about: string; inputs: Input[] },
) {
  return runs<{ reason?: string }>({
    name,
    ...declared,
    run: async ({ ids: [id = ''], sent, own }, context, client) => {
      const fact = await method(client.operator)(id, sent)
      const words = `${context.paint.green('✓')} ${done}: ${fact.predicate}: ${valueInWords(fact.value)}`
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
  const words = `${context.paint.green('✓')} ${changed.predicate}: ${valueInWords(changed.value)}, before ${valueInWords(fact.value)}  ${context.paint.dim(changed.id)}`
  await showFollowed(context, client, { jobId: changed.jobId, words, wait: own.wait === true })
}

async function refreshFacts({ brand, own }: Given, context: Context, client: Client): Promise<void> {
  const queued = await client.groundTruth.refresh(brand.id)
  if (!own.wait) {
    context.show(queued, () => `Queued. See it with: ${context.self} facts list ${brand.domain}`)
    return
  }
  const job = await waitForJob(
    context,
    client,
    queued.jobId,
    ({ pages, fetched }) =>
      `reading pages of ${brand.domain}${typeof (fetched ?? pages) === 'number' ? ` (${fetched ?? pages})` : ''}`,
  )
  if (job.state === 'dead' || !readAnything(job.result)) context.exitCode = EXIT.refused
  context.show(job, (clean) => outcome(context, clean))
}

function outcome({ paint }: Context, job: { state: string; error: string | null; result: unknown }): string {
  if (job.state === 'dead') return `${paint.red('✗')} ${job.error ?? 'The refresh failed.'}`
  const result = typeof job.result === 'object' && job.result !== null ? job.result : {}
  const { message } = result as { message?: unknown }
  const lines = Object.entries(result).flatMap(([name, value]) =>
    typeof value === 'number' || (typeof value === 'string' && name !== 'message')
      ? [`  ${name}  ${value}`]
      : Array.isArray(value) && value.length > 0
        ? [
            `  ${name}  ${plural(value.length, 'item')}`,
            ...value.slice(0, 10).map((item) => `    ${valueInWords(item)}`),
          ]
        : [],
  )
  const said = typeof message === 'string' ? message : null
  const head = readAnything(job.result)
    ? `${paint.green('✓')} refreshed${said === null ? '' : `: ${said}`}`
    : `${paint.red('✗')} ${said ?? 'No page could be read.'}`
  return [head, ...lines].join('\n')
}

/** A refresh that reached no page has ended without doing anything. */
function readAnything(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return true
  if ('skipped' in result) return false
  return 'pagesRead' in result ? result.pagesRead !== 0 : true
}
