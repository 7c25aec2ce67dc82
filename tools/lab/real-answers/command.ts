import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments, USAGE } from './arguments.ts'
import { readRealSet } from './labels.ts'
import { measure, readAnswers } from './measure.ts'
import { render } from './render.ts'

export const REAL_ANSWERS = fileURLToPath(new URL('../../../vectors/real-answers', import.meta.url))

/**
 * How good verdicts are on answers that real engines gave about real brands. Labels, facts and readings are in
 * vectors/real-answers; the answers themselves belong to others and are read from checkouts of their repositories.
 */
export function runRealAnswers(args: readonly string[]): string {
  const options = readArguments(args, process.env, isFolder)
  if (options.help) return USAGE
  const folder = resolve(options.corpora)
  const set = readRealSet(REAL_ANSWERS)
  const measured = measure(set, readAnswers(folder, set), { ...options, folder })
  return options.json ? JSON.stringify(measured, null, 2) : render(measured, options.corpora)
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
