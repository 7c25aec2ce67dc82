import { surfaceInWords } from '@veracite/terms/surfaces'
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
      { title: 'engine', cell: (run) => speakerName(run.engine, originOf(run)) },
      ...(runs.some(({ surface = 'api' }) => surface !== 'api')
        ? [{ title: 'access', cell: surfaceInWords }]
        : []),
      { title: 'intent', cell: ({ intent }) => intent },
      {
        title: 'outcome',
        cell: outcomeOf,
        paint: (text, { citationClass, status }, paint) => {
          if (citationClass) return paintClass(paint, citationClass, text)
          return status === 'FAILED' || status === 'SET_ASIDE' ? paint.red(text) : paint.dim(text)
        },
      },
      { title: 'prompt', cell: ({ prompt }) => prompt, least: 16 },
      ...(runs.some(({ error }) => error !== null)
        ? [{ title: 'error', cell: ({ error }: Run) => error ?? '', least: 16 }]
        : []),
      { title: 'run', cell: ({ id }) => id, paint: 'dim' },
    ],
    footer: ({ total }, runs) => `${runs.length < total ? `${runs.length} of ` : ''}${plural(total, 'run')}`,
    empty: 'noRunMatches',
  }),
)
