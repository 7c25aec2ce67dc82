import { readFile } from 'node:fs/promises'
import { StartRefusal } from '@veracite/db/start-refusal'
import { FormatError } from '@veracite/verify/format-error'
import { certificateToPem, readPem } from '@veracite/verify/x509/pem'

/** The certificates in the file, each as separate PEM text. Throws StartRefusal if there is none. */
export async function readTsaRoots(path: string | null): Promise<string[]> {
  if (path === null) return []
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'error'
    throw new StartRefusal(`The file ${path} of VERACITE_TSA_ROOTS cannot be read (${code}).`)
  }
  try {
    const roots = readPem(text, 'CERTIFICATE')
    if (roots.length > 0) return roots.map(certificateToPem)
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
  }
  throw new StartRefusal(`The file ${path} of VERACITE_TSA_ROOTS holds no certificate in PEM form.`)
}
