import { surfaceInWords } from '@veracite/terms/surfaces'
import type { Say } from '@veracite/words/say-in'
import type { Run } from '../bodies.ts'
import { lists, single } from '../declared/verbs.ts'
import { classInWords, originOf, paintClass, speakerName } from '../ui/words.ts'

const outcomeOf = (say: Say, { status, citationClass, noAnswerReason }: Run): string => {
  if (citationClass !== null) return classInWords(say, citationClass)
  return noAnswerReason === null ? status : `${status} ${noAnswerReason}`
}

export const runsCommand = single(
  lists('runs', {
    call: ({ scans }) => scans.runs,
    columns: (_, { say }, runs) => [
      { title: 'engine', cell: (run) => speakerName(say, run.engine, originOf(run)) },
      ...(runs.some(({ surface = 'api' }) => surface !== 'api')
        ? [{ title: 'access', cell: surfaceInWords }]
        : []),
      { title: 'intent', cell: ({ intent }) => intent },
      {
        title: 'outcome',
        cell: (run) => outcomeOf(say, run),
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
    footer: ({ total }, { length: shown }, { say }) =>
      shown < total ? say('cliWord.runsOf', { shown, count: total }) : say('cliWord.runs', { count: total }),
    empty: 'noRunMatches',
  }),
)
