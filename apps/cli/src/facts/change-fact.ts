import { type Client, connect } from '../client.ts'
import type { Context } from '../context.ts'
import { showFollowed } from './fact-table.ts'
import { checkedFact, valueInWords } from './fact-value.ts'

export interface ChangeOptions {
  /** Not needed any more: a fact knows its brand. */
  brand?: string
  wait?: true
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
  showPreview: ShowPreview,
): Promise<void> {
  const client = connect(context)
  const { fact, brandId } = await client.admin.getFact(factId)
  const given = checkedFact(fact.predicate, values)
  const { note } = options
  const entered = { ...given, ...(note !== undefined && { note }) }
  if (options.preview) {
    // A superseded fact still distinguishes an outdated statement from a false one.
    const withdraw = options.changed ? [] : [factId]
    return showPreview(client, brandId, { facts: [entered], withdraw })
  }
  const changed = await client.admin.changeFact(factId, {
    value: given.value,
    because: options.changed ? 'changed' : 'mistaken',
    ...(note !== undefined && { note }),
  })
  const words = `${context.paint.green('✓')} ${changed.predicate}: ${valueInWords(changed.value)}, before ${valueInWords(fact.value)}  ${context.paint.dim(changed.id)}`
  await showFollowed(context, client, { jobId: changed.jobId, words, wait: options.wait === true })
}

export type Preview = Parameters<Client['admin']['previewFacts']>[1]
export type ShowPreview = (client: Client, brandId: string, change: Preview) => Promise<void>
