import { REVIEW_ANSWERS } from '@veracite/core/runs/review-runs'
import type { CitationClass, OperatorBody } from '@veracite/sdk'
import { CITATION_CLASSES } from '@veracite/terms/vocabulary'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import type { RunForReview } from '../bodies.ts'
import type { Context } from '../context.ts'
import { BRAND_OF_GROUP, idOf, opt } from '../declared/inputs.ts'
import { group, lists, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { countedApart, minuteOf, originOf, paintClass, speakerName } from '../ui/words.ts'

const RUN = idOf('run', 'id of a run')
const NOTE = opt('--note <text>', 'why')
const BY = opt('--by <name>', 'name of the person, for the record', { preset: 'operator' })

export const reviewCommand = group({
  name: 'review',
  summary: 'answers that wait for a person',
  about:
    'Lists the answers about a brand that a person should look at, newest first, and why: a contradiction that is not certain, a name that may be somebody else’s, a language that the rules cannot read.',
  own: lists({
    inputs: [BRAND_OF_GROUP],
    before: ({ ids }) => {
      if (ids.length === 0) throw new UsageError('Give a brand, or use answer, undo or settle with a run.')
    },
    call: ({ review }) => review.list,
    blocks: (run, context) => render(run, context),
    footer: (_, runs, { self }) =>
      `${countedApart(runs, 'answer')} to look at. Answer one: ${self} review answer RUN wrong --note TEXT`,
    empty: ({ brand }) => `Nothing about ${brand.name} waits for a person.`,
  }),
  verbs: [
    shows({
      name: 'settle',
      about:
        'Settles an answer: what you read in it is added to its evidence with your name, and the class that follows is signed and logged. Nothing is overwritten. Without --claim, the statements already found that support the class count as yours.',
      inputs: [
        RUN,
        opt('-c, --class <class>', 'the class of the answer', { choices: CITATION_CLASSES, required: true }),
        NOTE,
        BY,
        opt(
          '--claim <json>',
          'a statement in the answer: {"predicate", "quote", "value", "stance"}; repeatable',
          {
            parse: (typed, before: Claim[] = []) => [...before, claimOf(typed)],
            as: 'claims',
          },
        ),
      ],
      examples: [
        ['ID --class confabulated --note "wrong year" --by Ada', 'Confirm the contradiction'],
        [
          `ID --class confabulated --claim '{"predicate":"founded_year","quote":"since 1987","value":1987}'`,
          'Add a contradiction that was missed',
        ],
      ],
      call: ({ review }) => review.settle,
      done: (settled, context) =>
        `${classes(settled, context)}: ${settled.rule}  ${context.paint.dim(`settled by ${settled.by}`)}`,
    }),
    shows({
      name: 'answer',
      about:
        'Decides all statements in doubt of a run with one word. The resulting class is signed and logged with your name.',
      inputs: [RUN, { flags: '<answer>', choices: REVIEW_ANSWERS }, NOTE, BY],
      examples: [
        ['ID wrong --by Ada', 'Confirm that the answer is wrong'],
        ['ID cannot-tell', 'Leave it undecided'],
      ],
      call: ({ review }) => review.answer,
      done: classes,
    }),
    shows({
      name: 'undo',
      about:
        'Undoes the last decision of a person. It stays in the evidence, but no longer decides the class.',
      inputs: [RUN],
      call: ({ review }) => review.undo,
      done: classes,
    }),
  ],
})

const nameOf = (name: CitationClass | null): string =>
  name === null ? 'without a class' : classNameBeside(name)

function classes(
  { class: now, previousClass }: { class: CitationClass | null; previousClass: CitationClass | null },
  { paint }: Context,
): string {
  const before = previousClass === now ? 'as before' : `before ${nameOf(previousClass)}`
  return `${paintClass(paint, now ?? '', nameOf(now))}, ${before}`
}

function render(run: RunForReview, { paint }: Context): string {
  const { runId, engine, capturedAt, citationClass, prompt, excerpt, needsReview, statements } = run
  return [
    `${paintClass(paint, citationClass, classNameBeside(citationClass))}  ${speakerName(engine, originOf(run))}  ${paint.dim(minuteOf(capturedAt))}  ${paint.dim(runId)}`,
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
  ].join('\n')
}

type Claim = NonNullable<OperatorBody<'adminSettleReview'>['claims']>[number]

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
