import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openFolder } from '@veracite/testing/temporary-folder'
import { beforeEach, expect, test } from 'vitest'
import { checkedOutCommit } from './checked-out-commit.ts'

let folder: string
beforeEach(() => {
  folder = openFolder()
})

const as = ['-c', 'user.name=T', '-c', 'user.email=t@example.com', '-c', 'init.defaultBranch=main']
const git = (...words: string[]) =>
  execFileSync('git', [...as, ...words], { cwd: folder, encoding: 'utf8' }).trim()

function commit(): string {
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message', 'one')
  return git('rev-parse', 'HEAD')
}

test('on a branch', () => {
  const made = commit()
  expect(checkedOutCommit(folder)).toBe(made)
})

test('on a branch that git has packed away', () => {
  const made = commit()
  git('branch', 'other/main')
  git('pack-refs', '--all')
  expect(checkedOutCommit(folder)).toBe(made)
})

test('on a tag, with no branch', () => {
  const made = commit()
  git('tag', 'v1')
  git('checkout', '--quiet', '--detach', 'v1')
  git('commit', '--quiet', '--allow-empty', '--message', 'two')
  expect(checkedOutCommit(folder)).toBe(git('rev-parse', 'HEAD'))
  expect(checkedOutCommit(folder)).not.toBe(made)
})

test('in a work tree of its own', () => {
  commit()
  const tree = join(folder, 'tree')
  git('worktree', 'add', '--quiet', '-b', 'side', tree)
  git('-C', tree, 'commit', '--quiet', '--allow-empty', '--message', 'two')
  expect(checkedOutCommit(tree)).toBe(git('-C', tree, 'rev-parse', 'HEAD'))
})

test('in an archive of a commit, where git has filled in the file', () => {
  const made = 'a'.repeat(40)
  writeFileSync(join(folder, '.commit'), `${made}\n`)
  expect(checkedOutCommit(folder)).toBe(made)
})

test('null where nobody knows: no clone, no commit yet, or a file that git did not fill in', () => {
  expect(checkedOutCommit(folder)).toBeNull()
  writeFileSync(join(folder, '.commit'), '$Format:%H$\n')
  expect(checkedOutCommit(folder)).toBeNull()
  git('init', '--quiet')
  expect(checkedOutCommit(folder)).toBeNull()
})

test('of this repository, as git says', () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url))
  const said = execFileSync('git', ['-C', root, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  expect(checkedOutCommit(root)).toBe(said)
})
