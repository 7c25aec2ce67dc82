import { ACT_KINDS } from '@veracite/terms/vocabulary'
import { opt } from '../declared/inputs.ts'
import { group, lists, runs } from '../declared/verbs.ts'
import { Refused } from '../failures.ts'
import { wholeNumber } from '../options.ts'
import { minuteOf } from '../ui/words.ts'

/** Also below `record`, where they were before answers could be recorded. */
export const AUDIT_VERBS = [
  lists({
    name: 'list',
    about: 'Lists audit entries, newest first.',
    inputs: [
      opt('--what <kind>', 'only these', { choices: ACT_KINDS }),
      opt('--day <day>', 'only of this day, in UTC, such as 2026-11-17'),
      opt('--limit <n>', 'how many to show', { parse: wholeNumber(1, 1000), preset: 50, local: true }),
    ],
    examples: [
      ['', 'The newest entries'],
      ['--what export --day 2026-11-17', 'Who exported evidence on a day'],
    ],
    call: ({ record }) => record.listActs,
    most: ({ own }) => Number(own.limit),
    isExcerpt: true,
    columns: [
      { title: 'WHEN', cell: ({ at }) => minuteOf(at) },
      { title: 'WHO', cell: ({ who }) => who.name, least: 8 },
      { title: 'WHAT', cell: ({ words }) => words, least: 20 },
      { title: 'ABOUT', cell: ({ targetId }) => targetId ?? '', paint: 'dim' },
    ],
    empty: 'Nothing of this kind.',
  }),
  runs({
    name: 'check',
    about: 'Computes the digest of a closed day again, and compares it with the one in the log.',
    inputs: [{ flags: '<day>', about: 'such as 2026-11-17', id: true }],
    examples: [['2026-11-17', 'Verify one day']],
    run: async ({ ids: [day = ''] }, context, { operator }) => {
      const { paint } = context
      const checked = await operator.record.getActDay(day)
      context.show(checked, ({ acts, sha256, logIndex, unchanged }) =>
        [
          unchanged ? `${paint.green('✓')} unchanged` : `${paint.red('✗')} CHANGED`,
          `${acts} acts, digest ${sha256}`,
          logIndex === null ? 'waits for the log' : `leaf ${logIndex} of the log`,
        ].join('\n'),
      )
      if (!checked.unchanged) throw new Refused(`The acts of ${day} are not those that were signed.`)
    },
  }),
]

export const auditCommand = group({
  name: 'audit',
  summary: 'the audit log: who did what',
  about: 'Who did what: sign-ins, changes, reviews, exports and the use of keys.',
  verbs: AUDIT_VERBS,
})
