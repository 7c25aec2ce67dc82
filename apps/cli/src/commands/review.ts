import { REVIEW_ANSWERS, type ReviewAnswer } from '@veracite/core/runs/review-runs'
import type { CitationClass } from '@veracite/sdk'
import { CITATION_CLASSES } from '@veracite/terms/vocabulary'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import { Argument, Command } from 'commander'
import type { RunForReview } from '../admin-client.ts'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { choice, oneOf, withExamples } from '../options.ts'
import { countedApart, minuteOf, originOf, paintClass, speakerName } from '../ui/words.ts'

interface Settlement {
  class: CitationClass
  note?: string
  by?: string
  claim?: string[]
}

export function reviewCommand(context: Context): Command {
  const review = new Command('review')
    .summary('answers that wait for a person')
    .description(
      'Lists the answers about a brand that a person should look at, newest first, and why: a contradiction that is not ' +
        'certain, a name that may be somebody else’s, a language that the rules cannot read.',
    )
    .argument('[brand]', 'id, domain or name')
    .action((brand: string | undefined) => list(context, brand))
  const settle = review
    .command('settle')
    .description(
      'Settles an answer: what you read in it is added to its evidence with your name, and the class that follows is ' +
        'signed and logged. Nothing is overwritten. Without --claim, the statements already found that support the class ' +
        'count as yours.',
    )
    .argument('<run>', 'id of a run')
    .addOption(choice('-c, --class <class>', 'the class it deserves', CITATION_CLASSES).makeOptionMandatory())
    .option('--note <text>', 'why')
    .option('--by <name>', 'who says so', 'operator')
    .option(
      '--claim <json>',
      'a statement in the answer: {"predicate", "quote", "value", "stance"}; repeatable',
      (typed: string, before: string[] = []) => [...before, typed],
    )
    .action((run: string, options: Settlement) => settleRun(context, run, options))
  withExamples(review, [['review halden-instruments.com', 'What waits for you']])
  withExamples(settle, [
    [
      'review settle 01a1dd29-4dac-7151-9b3e-1037b37caf02 --class confabulated --note "wrong year" --by Ada',
      'The contradiction that was found is real',
    ],
    [
      `review settle 01a1dd29-4dac-7151-9b3e-1037b37caf02 --class confabulated --claim '{"predicate":"founded_year","quote":"since 1987","value":1987}'`,
      'A contradiction that was missed',
    ],
  ])
  const answer = review
    .command('answer')
    .description(
      'Answers what a run waits for in plain words, for all its statements in doubt. The class follows, and is signed and logged with your name.',
    )
    .argument('<run>', 'id of a run')
    .addArgument(
      new Argument('<answer>', REVIEW_ANSWERS.join(', ')).argParser((typed: string) =>
        oneOf(REVIEW_ANSWERS, typed),
      ),
    )
    .option('--note <text>', 'why')
    .option('--by <name>', 'who says so', 'operator')
    .action((runId: string, said: ReviewAnswer, { note, by }: { note?: string; by: string }) =>
      tell(context, (admin) => admin.answerReview(runId, { answer: said, by, ...(note && { note }) })),
    )
  const undo = review
    .command('undo')
    .description('Takes the last answer of a person back. It stays evidence, but nothing rests on it.')
    .argument('<run>', 'id of a run')
    .action((runId: string) => tell(context, (admin) => admin.undoReview(runId)))
  withExamples(answer, [
    ['review answer 01a1dd29-4dac-7151-9b3e-1037b37caf02 wrong --by Ada', 'It is what it seems'],
    ['review answer 01a1dd29-4dac-7151-9b3e-1037b37caf02 cannot-tell', 'Nobody is asked again for now'],
  ])
  withExamples(undo, [['review undo 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'A slip']])
  return review
}

const nameOf = (name: CitationClass | null): string =>
  name === null ? 'without a class' : classNameBeside(name)

type Admin = ReturnType<typeof connect>['admin']

async function tell(
  context: Context,
  answer: (admin: Admin) => ReturnType<Admin['undoReview']>,
): Promise<void> {
  context.show(await answer(connect(context).admin), ({ class: now, previousClass }) => {
    const before = previousClass === now ? 'as before' : `before ${nameOf(previousClass)}`
    return `${context.paint.green('✓')} ${paintClass(context.paint, now ?? '', nameOf(now))}, ${before}`
  })
}

async function list(context: Context, wanted: string | undefined): Promise<void> {
  if (wanted === undefined) throw new UsageError('Give a brand, or use answer, undo or settle with a run.')
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const runs = await client.everyPage((page) => client.admin.listReview(brand.id, page))
  context.showEach(runs, (items) =>
    items.length === 0 ? `Nothing about ${brand.name} waits for a person.` : render(context, items),
  )
}

function render(context: Context, runs: readonly RunForReview[]): string {
  const { paint } = context
  const blocks = runs.map(
    ({ runId, engine, capturedAt, citationClass, prompt, excerpt, needsReview, statements, ...whose }) =>
      [
        `${paintClass(paint, citationClass, classNameBeside(citationClass))}  ${speakerName(engine, originOf(whose))}  ${paint.dim(minuteOf(capturedAt))}  ${paint.dim(runId)}`,
        `  ${paint.dim('asked')}   ${prompt}`,
        ...(statements.some(({ sentence }) => sentence !== null)
          ? statements.map(
              ({ sentence, stated }) =>
                `  ${paint.dim('says')}    ${sentence ? `${sentence.before}${paint.red(sentence.words)}${sentence.after}` : stated}`,
            )
          : [`  ${paint.dim('answer')}  ${excerpt.replaceAll(/\s+/g, ' ')}`]),
        ...needsReview.map(
          ({ message, span }) => `  ${paint.yellow('?')} ${message}${span ? ` “${span.quote}”` : ''}`,
        ),
      ].join('\n'),
  )
  return `${blocks.join('\n\n')}\n\n${countedApart(runs, 'answer')} to look at. Answer one: ${context.self} review answer RUN wrong --note TEXT`
}

async function settleRun(context: Context, runId: string, options: Settlement): Promise<void> {
  const { admin } = connect(context)
  const { class: citationClass, note, by, claim } = options
  const settled = await admin.settleReview(runId, {
    class: citationClass,
    ...(note !== undefined && { note }),
    ...(by !== undefined && { by }),
    ...(claim && { claims: claim.map(claimOf) }),
  })
  context.show(settled, ({ class: now, previousClass, rule, by: who }) => {
    const before = previousClass === now ? 'as before' : `before ${nameOf(previousClass)}`
    return `${context.paint.green('✓')} ${paintClass(context.paint, now, classNameBeside(now))}, ${before}: ${rule}  ${context.paint.dim(`settled by ${who}`)}`
  })
}

type Claim = NonNullable<Parameters<ReturnType<typeof connect>['admin']['settleReview']>[1]['claims']>[number]

/** The server checks its members and names what is wrong. */
function claimOf(typed: string): Claim {
  try {
    const claim: unknown = JSON.parse(typed)
    if (typeof claim === 'object' && claim !== null && !Array.isArray(claim)) return claim as Claim
  } catch {
    // Reported below.
  }
  throw new UsageError(`--claim ${JSON.stringify(typed)} is not a JSON object.`)
}
