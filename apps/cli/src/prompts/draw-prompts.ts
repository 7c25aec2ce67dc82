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
      "Draws products from a brand's catalogue, by line, price and demand, and shows the prompts about them. The same seed draws the same products; plans of scans say how they were drawn.",
    )
    .argument('<brand>', 'id, domain or name')
    .requiredOption('-n, --products <number>', 'how many products, at most 250')
    .option('--ask <questions>', `what is asked about each: ${PRODUCT_QUESTIONS.join(', ')}`, 'price')
    .option('--locale <locale>', 'the language of the questions', 'en')
    .option('--seed <seed>', 'the seed of an earlier draw; needed with --import')
    .option('--import', 'add the prompts')
    .action((brand: string, options: DrawOptions) => draw(context, brand, options))

interface DrawOptions {
  products: string
  ask: string
  locale: string
  seed?: string
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
  const { seed } = options
  if (options.import !== true) {
    const preview = await client.admin.previewPromptsFromCatalogue(brand.id, {
      ...asked,
      ...(seed && { seed }),
    })
    context.show(preview, (shown) => render(context, shown, brand, options))
    return
  }
  if (seed === undefined) throw new UsageError('Draw first, then add --seed with the seed that you saw.')
  const added = await client.admin.addPromptsFromCatalogue(brand.id, { ...asked, seed })
  context.show(added, (shown) => told(context, shown))
}

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
      { title: 'DRAWN', cell: ({ drawn }) => String(drawn) },
    ],
    context,
  )
  const prompts = table(
    preview.prompts,
    [
      { title: 'INTENT', cell: ({ intent }) => intent },
      { title: 'TEXT', cell: ({ text }) => text, least: 20 },
    ],
    context,
  )
  const next = `Ask them: ${context.self} prompts draw ${brand.domain} --products ${options.products} --ask ${options.ask} --seed ${preview.seed} --import`
  return `${strata}\n\n${prompts}\n\n${plural(preview.drawn, 'product')} of ${preview.products}, seed ${preview.seed}\n${next}`
}

const told = (context: Context, { added, drawn, products, seed }: Added): string =>
  `${context.paint.green('✓')} ${plural(added, 'prompt')} added, about ${plural(drawn, 'product')} of ${products}, seed ${seed}`
