import { parseArgs } from 'node:util'
import type { Part } from './corpora.ts'

export interface Options {
  /** Where the checkouts are. */
  corpora: string
  parts: Part[]
  /** Parts whose mistakes are listed. */
  wrong: Part[]
  /** How many answers the checks without labels take at most; 0 leaves them out. */
  named: number
  json: boolean
  help: boolean
}

export const USAGE = `npm run lab -- real-answers [--corpora DIR] [--part learn|unread|all] [--wrong] [--json]

Judges labelled answers of real engines (vectors/real-answers) and prints how often verdicts are right: by the
plain reader, and with recorded readings of a model.

  --corpora DIR    folder with checkouts of the public repositories that hold the answers;
                   else VERACITE_CORPORA, else corpora/ in this folder or beside it
  --part PART      learn (the default), unread or all. Whoever changes a reader looks at learn alone
  --wrong          list the mistakes, of the part learn
  --wrong-unread   list those of the part unread too: it is read then, and a new one is needed
  --named N        judge N unlabelled answers that name a brand (1000; 0 for none)
  --json           one JSON document`

/** Throws with a sentence for what it does not know. */
export function readArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  isFolder: (path: string) => boolean,
): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      corpora: { type: 'string' },
      part: { type: 'string', default: 'learn' },
      wrong: { type: 'boolean', default: false },
      'wrong-unread': { type: 'boolean', default: false },
      named: { type: 'string', default: '1000' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  const parts = PARTS.get(values.part)
  if (parts === undefined) throw new Error('--part must be learn, unread or all')
  if (!/^\d{1,6}$/.test(values.named)) throw new Error('--named must be a whole number')
  const usual = ['corpora', '../corpora'].find(isFolder) ?? 'corpora'
  return {
    corpora: values.corpora ?? (env.VERACITE_CORPORA || usual),
    parts,
    wrong: [
      ...(values.wrong || values['wrong-unread'] ? (['learn'] as const) : []),
      ...(values['wrong-unread'] ? (['unread'] as const) : []),
    ],
    named: Number(values.named),
    json: values.json,
    help: values.help,
  }
}

const PARTS = new Map<string, Part[]>([
  ['learn', ['learn']],
  ['unread', ['unread']],
  ['all', ['learn', 'unread']],
])
