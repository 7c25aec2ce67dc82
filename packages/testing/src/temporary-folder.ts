import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** A new folder for all tests of a file or of a `describe`, which is removed after what they close by then. */
export function useFolder(parent = tmpdir()): string {
  const folder = make(parent)
  afterAll(() => remove(folder))
  return folder
}

/** A new folder for the test that calls this. */
export function openFolder(parent = tmpdir()): string {
  const folder = make(parent)
  onTestFinished(() => remove(folder))
  return folder
}

const make = (parent: string): string => mkdtempSync(join(parent, 'veracite-test-'))
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true })
