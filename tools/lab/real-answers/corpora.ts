import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answersIn, type FoundAnswer } from './shapes.ts'

/** A public repository that holds answers of engines, at the commit that the labels refer to. */
export interface Corpus {
  repo: string
  commit: string
}

export interface RealAnswer extends FoundAnswer {
  repo: string
  sha256: string
}

/** `unread` is measured, and looked at by nobody who changes how answers are read. */
export type Part = 'learn' | 'unread'

/** The checkout of a repository under a folder: `owner/name`, `owner_name`, `owner-name`, `owner+name` or `name`. */
export function checkoutOf(folder: string, repo: string): string | null {
  const name = repo.slice(repo.indexOf('/') + 1)
  const names = [repo, ...['_', '-', '+'].map((mark) => repo.replace('/', mark)), name]
  return names.map((one) => join(folder, one)).find((path) => existsSync(path)) ?? null
}

/** The answers of all checkouts under a folder, by hash. Files that a checkout lacks are left out. */
export function readAnswers(folder: string, corpora: readonly Corpus[]): Map<string, RealAnswer> {
  const answers = new Map<string, RealAnswer>()
  for (const { repo } of corpora) {
    const checkout = checkoutOf(folder, repo)
    if (checkout === null) continue
    const read = (path: string): string => {
      const file = join(checkout, path)
      return existsSync(file) ? readFileSync(file, 'utf8') : ''
    }
    for (const found of answersIn(repo, read)) {
      if (found.text.length < SHORTEST) continue
      const sha256 = sha256Of(found.text)
      if (!answers.has(sha256)) answers.set(sha256, { repo, sha256, ...found })
    }
  }
  return answers
}

/** Shorter ones are refusals and fragments. */
const SHORTEST = 80

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex')
