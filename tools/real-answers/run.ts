// `npm run real-answers`: how good verdicts are on answers that real engines gave about real brands. Labels,
// facts and readings are in vectors/real-answers; the answers themselves belong to others and are read from
// checkouts of their public repositories.
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments, USAGE } from './arguments.ts'
import { readRealSet } from './labels.ts'
import { measure, readAnswers } from './measure.ts'
import { render } from './render.ts'

const say = (text: string): boolean => process.stdout.write(`${text}\n`)

try {
  const options = readArguments(process.argv.slice(2), process.env, isFolder)
  if (options.help) say(USAGE)
  else {
    const folder = resolve(options.corpora)
    const set = readRealSet(fileURLToPath(new URL('../../vectors/real-answers', import.meta.url)))
    const measured = measure(set, readAnswers(folder, set), { ...options, folder })
    say(options.json ? JSON.stringify(measured, null, 2) : render(measured, options.corpora))
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${USAGE}\n`)
  process.exitCode = 2
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
