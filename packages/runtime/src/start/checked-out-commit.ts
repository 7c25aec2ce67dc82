import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The commit that is checked out in a folder, or null. Read from the files of git itself, because a machine that
 * runs the software need not have git. Of an archive of a commit, git has written the commit into `.commit`.
 * Changes that were never committed do not show.
 */
export function checkedOutCommit(folder: string): string | null {
  const git = gitFolder(folder)
  const head = git === null ? null : firstLine(join(git, 'HEAD'))
  if (git === null || head === null) return commitIn(firstLine(join(folder, '.commit')))
  const [, branch] = /^ref: (refs\/\S+)$/.exec(head) ?? []
  if (branch === undefined) return commitIn(head)
  // A work tree of its own shares its branches with the clone that it belongs to.
  const shared = resolve(git, firstLine(join(git, 'commondir')) ?? '.')
  return commitIn(firstLine(join(shared, branch))) ?? packedCommit(shared, branch)
}

function gitFolder(folder: string): string | null {
  const path = join(folder, '.git')
  if (firstLine(join(path, 'HEAD')) !== null) return path
  const [, elsewhere] = /^gitdir: (.+)$/.exec(firstLine(path) ?? '') ?? []
  return elsewhere === undefined ? null : resolve(folder, elsewhere)
}

/** Branches that did not move for a while are lines of one file. */
function packedCommit(git: string, branch: string): string | null {
  const line = (readText(join(git, 'packed-refs')) ?? '')
    .split('\n')
    .find((one) => one.endsWith(` ${branch}`))
  return commitIn(line?.split(' ')[0] ?? null)
}

const commitIn = (text: string | null): string | null =>
  text !== null && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(text) ? text : null

const firstLine = (path: string): string | null => readText(path)?.split('\n')[0]?.trim() ?? null

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
