import { group, inLanguage, lists, runs } from '../declared/verbs.ts'
import { Refused } from '../failures.ts'
import { minuteOf } from '../ui/words.ts'

/** Also below `record`, where they were before answers could be recorded. */
export const AUDIT_VERBS = [
  lists('audit list', {
    before: inLanguage,
    call: ({ record }) => record.listActs,
    most: ({ own }) => Number(own.limit),
    isExcerpt: true,
    columns: [
      { title: 'when', cell: ({ at }) => minuteOf(at) },
      { title: 'who', cell: ({ who }) => who.name, least: 8 },
      { title: 'what', cell: ({ words }) => words, least: 20 },
      { title: 'about', cell: ({ targetId }) => targetId ?? '', paint: 'dim' },
    ],
    empty: 'nothingOfThisKind',
  }),
  runs('audit check', {
    run: async ({ ids: [day = ''] }, context, { operator }) => {
      const { paint, say } = context
      const checked = await operator.record.getActDay(day)
      context.show(checked, ({ acts, sha256, logIndex, unchanged }) =>
        [
          unchanged
            ? `${paint.green('✓')} ${say('cliDo.unchanged')}`
            : `${paint.red('✗')} ${say('cliDo.changed')}`,
          say('cliDo.acts', { count: acts, sha256 }),
          logIndex === null ? say('cliDo.waitsForLog') : say('cliDo.leaf', { index: logIndex }),
        ].join('\n'),
      )
      if (!checked.unchanged) throw new Refused((say) => say('cliRefused.theActsOfAreNotThose', { day }))
    },
  }),
]

export const auditCommand = group('audit', AUDIT_VERBS)
