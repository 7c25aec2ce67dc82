import type { Fact } from '@veracite/sdk'
import { checkFact, type FactPredicate } from '@veracite/verdicts/predicates/all'
import { type Client, connect } from '../client.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { factValue, valueInWords } from './fact-value.ts'

export interface ChangeOptions {
  brand: string
  note?: string
  changed?: true
  preview?: true
}

/** The place of a fact has one predicate, so only its value is typed. */
export async function changeFact(
  context: Context,
  factId: string,
  values: readonly string[],
  options: ChangeOptions,
  showPreview: (client: Client, brandId: string, change: Preview) => Promise<void>,
): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, options.brand)
  const { facts } = await client.groundTruth.list(brand.id)
  const fact = facts.find(({ id }) => id === factId)
  if (fact === undefined) throw new UsageError(`${brand.name} has no fact ${factId}.`)
  const predicate = fact.predicate as FactPredicate
  const checked = checkFact(predicate, factValue(predicate, values))
  if (!checked.ok)
    throw new UsageError(checked.problems.map(({ path, message }) => `${path} ${message}`).join('\n'))
  const { note } = options
  const entered = { ...checked.fact, ...(note !== undefined && { note }) }
  if (options.preview) {
    // What was true until now still tells an outdated statement from a false one.
    const withdraw = options.changed ? [] : [factId]
    return showPreview(client, brand.id, { facts: [entered], withdraw })
  }
  const changed = await client.admin.changeFact(factId, {
    value: checked.fact.value,
    because: options.changed ? 'changed' : 'mistaken',
    ...(note !== undefined && { note }),
  })
  context.show(changed, (now) => changedLine(context, now, fact))
}

export type Preview = Parameters<Client['admin']['previewFacts']>[1]

const changedLine = ({ paint, self }: Context, now: Fact, before: Fact): string =>
  [
    `${paint.green('✓')} ${now.predicate}: ${valueInWords(now.value)}, before ${valueInWords(before.value)}  ${paint.dim(now.id)}`,
    paint.dim(`Judge earlier answers again: ${self} reclassify --brand BRAND --wait`),
  ].join('\n')
