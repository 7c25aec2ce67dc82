import { setTimeout } from 'node:timers/promises'
import type { AnswerOf } from '@veracite/contract/routes'
import { PRODUCT_QUESTIONS, type ProductQuestion } from '@veracite/core/prompts/product-questions'
import type { Command } from 'commander'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { table } from '../ui/table.ts'
import { plural } from '../ui/words.ts'

/** Adds `draw` to the commands about prompts. */
export const drawCommand = (prompts: Command, context: Context): Command =>
  prompts
    .command('draw')
    .description(
      "Draws products from a brand's catalogue, spread over lines, prices and demand, and adds prompts about them. Without --import it only shows what would be drawn from. The decision is logged, and the seed comes from the checkpoint that follows it: nobody chooses what is drawn.",
    )
    .argument('<brand>', 'id, domain or name')
    .requiredOption('-n, --products <number>', 'how many products, at most 250')
    .option('--ask <questions>', `what is asked about each: ${PRODUCT_QUESTIONS.join(', ')}`, 'price')
    .option('--locale <locale>', 'the language of the questions', 'en')
    .option('--import', 'draw, and add the prompts')
    .action((brand: string, options: DrawOptions) => draw(context, brand, options))

interface DrawOptions {
  products: string
  ask: string
  locale: string
  import?: true
}

type Preview = AnswerOf<'POST /api/admin/brands/{brandId}/prompts/from-catalogue/preview'>
type Added = AnswerOf<'POST /api/admin/brands/{brandId}/prompts/from-catalogue'>

async function draw(context: Context, wanted: string, options: DrawOptions): Promise<void> {
  const asked = {
    products: numberOf(options.products),
    questions: questionsOf(options.ask),
    locale: options.locale,
  }
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const preview = await client.operator.prompts.previewFromCatalogue(brand.id, asked)
  if (options.import !== true) {
    context.show(preview, (shown) => render(context, shown, brand, options))
    return
  }
  const roots = preview.imports.map(({ root }) => root)
  let added = await client.operator.prompts.addFromCatalogue(brand.id, { ...asked, roots })
  for (let turn = 0; !added.done && turn < MOST_TURNS; turn++) {
    if (turn === 0) context.note('Waiting for the checkpoint that the draw follows from …')
    await setTimeout(TURN_MS)
    added = await client.operator.prompts.addFromCatalogue(brand.id, { ...asked, drawId: added.drawId })
  }
  if (!added.done)
    throw new Error(`No checkpoint has come yet. The decision ${added.drawId} is kept: is a worker running?`)
  context.show(added, (shown) => told(context, shown))
}

const TURN_MS = 1_000
const MOST_TURNS = 120

function numberOf(given: string): number {
  if (!/^\d{1,3}$/.test(given)) throw new UsageError('--products is a number from 1 to 250.')
  return Number(given)
}

function questionsOf(given: string): ProductQuestion[] {
  const questions = given.split(',').map((one) => one.trim())
  const unknown = questions.find((one) => !PRODUCT_QUESTIONS.some((known) => known === one))
  if (unknown !== undefined)
    throw new UsageError(`There is no question "${unknown}": ${PRODUCT_QUESTIONS.join(', ')}.`)
  return questions as ProductQuestion[]
}

function render(context: Context, preview: Preview, brand: { domain: string }, options: DrawOptions): string {
  const strata = table(
    preview.strata,
    [
      { title: 'STRATUM', cell: ({ name }) => name, least: 20 },
      { title: 'PRODUCTS', cell: ({ products }) => String(products) },
    ],
    context,
  )
  const prompts = preview.drawn * preview.questions.length
  const next = `Draw and ask them: ${context.self} prompts draw ${brand.domain} --products ${options.products} --ask ${options.ask} --import`
  return `${strata}\n\n${plural(preview.drawn, 'product')} of ${preview.products} would be drawn, for at most ${plural(prompts, 'prompt')}\n${next}`
}

const told = (context: Context, { added, drawn, products, seed }: Added): string =>
  `${context.paint.green('✓')} ${plural(added, 'prompt')} added, about ${plural(drawn, 'product')} of ${products}, seed ${seed ?? ''}`
