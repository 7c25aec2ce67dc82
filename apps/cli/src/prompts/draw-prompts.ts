import { setTimeout } from 'node:timers/promises'
import { PRODUCT_QUESTIONS, type ProductQuestion } from '@veracite/core/prompts/product-questions'
import type { OperatorAnswer } from '@veracite/sdk'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { runs } from '../declared/verbs.ts'
import { Refused, UsageError } from '../failures.ts'
import { table } from '../ui/table.ts'

interface DrawOptions {
  products: string
  ask: string
  locale: string
}

export const drawVerb = runs<DrawOptions>('prompts draw', { run: draw })

type Preview = OperatorAnswer<'adminPreviewPromptsFromCatalogue'>
type Added = OperatorAnswer<'adminAddPromptsFromCatalogue'>

async function draw(
  { brand, sent: options, own }: Given<DrawOptions>,
  context: Context,
  { operator: { prompts } }: Client,
): Promise<void> {
  const asked = {
    products: numberOf(options.products),
    questions: questionsOf(options.ask),
    locale: options.locale,
  }
  const preview = await prompts.previewFromCatalogue(brand.id, asked)
  if (own.import !== true) {
    context.show(preview, (shown) => render(context, shown, brand, options))
    return
  }
  const roots = preview.imports.map(({ root }) => root)
  let added = await prompts.addFromCatalogue(brand.id, { ...asked, roots })
  for (let turn = 0; !added.done && turn < MOST_TURNS; turn++) {
    if (turn === 0) context.note(context.say('cliPrompt.waitingForCheckpoint'))
    await setTimeout(TURN_MS)
    added = await prompts.addFromCatalogue(brand.id, { ...asked, drawId: added.drawId })
  }
  if (!added.done) throw new Refused((say) => say('cliRefused.noCheckpointYet', { drawId: added.drawId }))
  context.show(added, (shown) => told(context, shown))
}

const TURN_MS = 1_000
const MOST_TURNS = 120

function numberOf(given: string): number {
  if (!/^\d{1,3}$/.test(given)) throw new UsageError((say) => say('cliRefused.productsIsANumberFrom1'))
  return Number(given)
}

function questionsOf(given: string): ProductQuestion[] {
  const questions = given.split(',').map((one) => one.trim())
  const unknown = questions.find((one) => !PRODUCT_QUESTIONS.some((known) => known === one))
  if (unknown !== undefined)
    throw new UsageError((say) =>
      say('cliRefused.thereIsNoQuestion', { unknown, product_questions: PRODUCT_QUESTIONS.join(', ') }),
    )
  return questions as ProductQuestion[]
}

function render(context: Context, preview: Preview, brand: { domain: string }, options: DrawOptions): string {
  const strata = table(
    preview.strata,
    [
      { title: 'stratum', cell: ({ name }) => name, least: 20 },
      { title: 'products', cell: ({ products }) => String(products) },
    ],
    context,
  )
  const prompts = preview.drawn * preview.questions.length
  const { say, self } = context
  const { products, ask } = options
  return [
    `${strata}\n`,
    say('cliPrompt.wouldDraw', { drawn: preview.drawn, all: preview.products, prompts }),
    say('cliPrompt.drawThem', { self, domain: brand.domain, products, ask }),
  ].join('\n')
}

const told = (context: Context, { added, drawn, products, seed }: Added): string =>
  `${context.paint.green('✓')} ${context.say('cliPrompt.added', { added, drawn, all: products, seed: seed ?? '' })}`
