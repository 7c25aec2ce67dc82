import type { Ranking } from '../brands/story.ts'
import { answersWord } from '../widgets/words.ts'

/** One row for each false statement and engine, in the order of the ranking. */
export const rankedRows = ({ items }: Ranking): (string | number | null)[][] => [
  [
    ...['answers', 'rank', 'gravity', 'subject', 'fact', 'about', 'engine', 'sentence', 'stated', 'truth'],
    ...[
      'seen',
      'asked',
      'low',
      'high',
      'state',
      'first_said',
      'last_said',
      'page',
      'page_captured',
      'finding',
      'run',
    ],
  ],
  ...items.flatMap(({ findings }, at) =>
    findings.map((one) => [
      ...[answersWord(one), at + 1, one.gravity, one.subject, one.label, one.about, one.engine],
      ...[
        one.sentence && `${one.sentence.before}${one.sentence.words}${one.sentence.after}`,
        one.stated,
        one.truth,
      ],
      ...(one.said ? [one.said.seen, one.said.asked, one.said.low, one.said.high] : [null, null, null, null]),
      ...[one.state, one.firstSaidAt, one.lastSaidAt, one.page?.url ?? null, one.page?.fetchedAt ?? null],
      ...[one.id, one.lastRunId],
    ]),
  ),
]
