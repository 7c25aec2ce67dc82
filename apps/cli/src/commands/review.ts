import type { CitationClass, OperatorBody } from '@veracite/sdk'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import type { RunForReview } from '../bodies.ts'
import type { Context } from '../context.ts'
import { group, lists, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { countedApart, minuteOf, originOf, paintClass, speakerName } from '../ui/words.ts'

export const reviewCommand = group(
  'review',
  [
    shows('review settle', {
      parse: { claim: (typed, before: Claim[] = []) => [...before, claimOf(typed)] },
      call: ({ review }) => review.settle,
      done: (settled, context) =>
        `${classes(settled, context)}: ${settled.rule}  ${context.paint.dim(`settled by ${settled.by}`)}`,
    }),
    shows('review answer', {
      call: ({ review }) => review.answer,
      done: classes,
    }),
    shows('review undo', {
      call: ({ review }) => review.undo,
      done: classes,
    }),
  ],
  lists('review', {
    call: ({ review }) => review.list,
    blocks: (run, context) => render(run, context),
    footer: (_, runs, { self }) =>
      `${countedApart(runs, 'answer')} to look at. Answer one: ${self} review answer RUN wrong --note TEXT`,
    empty: ({ brand }) => `Nothing about ${brand.name} waits for a person.`,
  }),
)

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
  throw new UsageError((say) => say('cliRefused.claimIsNotAJsonObject', { typed: JSON.stringify(typed) }))
}
