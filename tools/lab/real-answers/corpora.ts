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

export type Part = 'learn' | 'unread'

/**
 * Answers of the unread part are measured, and looked at by nobody who changes how answers are read. A label says its
 * part itself: what was unread once is read some day. The hash decides for answers without a label and for sentences.
 */
export const partOf = (sha256: string): Part => (/^[0-5]/.test(sha256) ? 'unread' : 'learn')

/** The checkout of a repository under a folder: `owner/name`, `owner_name`, `owner-name`, `owner+name` or `name`. */
export function checkoutOf(folder: string, repo: string): string | null {
  const name = repo.slice(repo.indexOf('/') + 1)
  const names = [repo, ...['_', '-', '+'].map((mark) => repo.replace('/', mark)), name]
  return names.map((one) => join(folder, one)).find((path) => existsSync(path)) ?? null
}

/** Every answer of a checkout, once. Files that it lacks are left out, and named. */
export function readCorpus(repo: string, checkout: string): { answers: RealAnswer[]; missing: string[] } {
  const missing: string[] = []
  const read = (path: string): string => {
    const file = join(checkout, path)
    if (existsSync(file)) return readFileSync(file, 'utf8')
    missing.push(path)
    return ''
  }
  const answers = new Map<string, RealAnswer>()
  for (const found of answersIn(repo, read)) {
    if (found.text.length < SHORTEST) continue
    const sha256 = sha256Of(found.text)
    if (!answers.has(sha256)) answers.set(sha256, { repo, sha256, ...found })
  }
  return { answers: [...answers.values()], missing }
}

/** Shorter ones are refusals and fragments. */
const SHORTEST = 80

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex')
