import { classNameBeside } from '@veracite/verify/bundle/class-names'
import type { Run } from '../bodies.ts'
import { lists, single } from '../declared/verbs.ts'
import { originOf, paintClass, plural, speakerName } from '../ui/words.ts'

const outcomeOf = ({ status, citationClass, noAnswerReason }: Run): string => {
  if (citationClass !== null) return classNameBeside(citationClass)
  return noAnswerReason === null ? status : `${status} ${noAnswerReason}`
}

export const runsCommand = single(
  lists('runs', {
    call: ({ scans }) => scans.runs,
    columns: (_, __, runs) => [
      { title: 'ENGINE', cell: (run) => speakerName(run.engine, originOf(run)) },
      { title: 'INTENT', cell: ({ intent }) => intent },
      {
        title: 'OUTCOME',
        cell: outcomeOf,
        paint: (text, { citationClass, status }, paint) => {
          if (citationClass) return paintClass(paint, citationClass, text)
          return status === 'FAILED' || status === 'SET_ASIDE' ? paint.red(text) : paint.dim(text)
        },
      },
      { title: 'PROMPT', cell: ({ prompt }) => prompt, least: 16 },
      ...(runs.some(({ error }) => error !== null)
        ? [{ title: 'ERROR', cell: ({ error }: Run) => error ?? '', least: 16 }]
        : []),
      { title: 'RUN', cell: ({ id }) => id, paint: 'dim' },
    ],
    footer: ({ total }, runs) => `${runs.length < total ? `${runs.length} of ` : ''}${plural(total, 'run')}`,
    empty: 'No run matches.',
  }),
)
