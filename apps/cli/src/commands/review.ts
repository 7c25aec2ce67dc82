import type { CitationClass, OperatorBody } from '@veracite/sdk'
import type { Say } from '@veracite/words/say-in'
import type { RunForReview } from '../bodies.ts'
import type { Context } from '../context.ts'
import { group, lists, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { objectIn } from '../files.ts'
import { aligned } from '../ui/lines.ts'
import { classInWords, countedApart, minuteOf, originOf, paintClass, speakerName } from '../ui/words.ts'

export const reviewCommand = group(
  'review',
  [
    shows('review settle', {
      parse: { claim: (typed, before: Claim[] = []) => [...before, claimOf(typed)] },
      call: ({ review }) => review.settle,
      done: (settled, context) =>
        `${classes(settled, context)}: ${settled.rule}  ${context.paint.dim(context.say('cliDo.settledBy', { by: settled.by }))}`,
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
    footer: (_, runs, { self, say }) =>
      say('cliDo.reviewOf', { counted: countedApart(runs, 'answers', say), self }),
    empty: ({ brand }, { say }) => say('cliNone.review', { brand: brand.name }),
  }),
)

const nameOf = (say: Say, name: CitationClass | null): string =>
  name === null ? say('cliDo.withoutClass') : classInWords(say, name)

function classes(
  { class: now, previousClass }: { class: CitationClass | null; previousClass: CitationClass | null },
  { paint, say }: Context,
): string {
  const before =
    previousClass === now ? say('cliDo.asBefore') : say('cliDo.before', { what: nameOf(say, previousClass) })
  return say.line([paintClass(paint, now ?? '', nameOf(say, now)), before])
}

function render(run: RunForReview, { paint, say, toldInWords }: Context): string {
  const { runId, engine, capturedAt, citationClass, prompt, excerpt, needsReview, statements } = run
  const [asked, says, answered] = aligned(
    ...[say('cliLabel.asked'), say('cliDo.says'), say('cliLabel.answer')].map(paint.dim),
  )
  return [
    `${paintClass(paint, citationClass, classInWords(say, citationClass))}  ${speakerName(say, engine, originOf(run))}  ${paint.dim(minuteOf(capturedAt))}  ${paint.dim(runId)}`,
    `  ${asked}${prompt}`,
    ...(statements.some(({ sentence }) => sentence !== null)
      ? statements.map(
          ({ sentence, stated }) =>
            `  ${says}${sentence ? `${sentence.before}${paint.red(sentence.words)}${sentence.after}` : stated}`,
        )
      : [`  ${answered}${excerpt.replaceAll(/\s+/g, ' ')}`]),
    ...needsReview.map(
      ({ message, span }) =>
        `  ${paint.yellow('?')} ${toldInWords(message)}${span ? ` “${span.quote}”` : ''}`,
    ),
  ].join('\n')
}

type Claim = NonNullable<OperatorBody<'adminSettleReview'>['claims']>[number]

/** The server checks its members and names what is wrong. */
function claimOf(typed: string): Claim {
  const claim = objectIn(typed)
  if (claim !== null) return claim as unknown as Claim
  throw new UsageError((say) => say('cliRefused.claimIsNotAJsonObject', { typed: JSON.stringify(typed) }))
}
