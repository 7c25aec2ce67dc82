import { readFile } from 'node:fs/promises'
import { readTrustedList } from '@veracite/adapters/platform/trusted-list'
import { StartRefusal } from '@veracite/db/start-refusal'
import type { TrustedList } from '@veracite/evidence/cases/qualified-stamps'
import { FormatError } from '@veracite/verify/format-error'
import { certificateToPem, readPem } from '@veracite/verify/x509/pem'

/** The certificates in the file, each as separate PEM text. Throws StartRefusal if there is none. */
export async function readTsaRoots(path: string | null): Promise<string[]> {
  if (path === null) return []
  const text = (await readNamed(path, 'VERACITE_TSA_ROOTS')).toString('utf8')
  try {
    const roots = readPem(text, 'CERTIFICATE')
    if (roots.length > 0) return roots.map(certificateToPem)
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
  }
  throw new StartRefusal(`The file ${path} of VERACITE_TSA_ROOTS holds no certificate in PEM form.`)
}

/** Throws StartRefusal if one of them is no trusted list. */
export async function readTrustedLists(paths: readonly string[]): Promise<TrustedList[]> {
  const lists: TrustedList[] = []
  for (const path of paths) {
    const bytes = await readNamed(path, 'VERACITE_TRUSTED_LISTS')
    try {
      lists.push(readTrustedList(bytes))
    } catch (error) {
      if (!(error instanceof FormatError)) throw error
      throw new StartRefusal(`The file ${path} of VERACITE_TRUSTED_LISTS cannot be used: ${error.message}.`)
    }
  }
  return lists
}

async function readNamed(path: string, setting: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'error'
    throw new StartRefusal(`The file ${path} of ${setting} cannot be read (${code}).`)
  }
}
