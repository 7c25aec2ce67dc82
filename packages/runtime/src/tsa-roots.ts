import { readFile } from 'node:fs/promises'
import { StartRefusal } from '@veracite/db/start-refusal'

/** The certificates of the file, each as PEM text of its own. Throws StartRefusal when there is none. */
export async function readTsaRoots(path: string | null): Promise<string[]> {
  if (path === null) return []
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'error'
    throw new StartRefusal(`The file ${path} of VERACITE_TSA_ROOTS cannot be read (${code}).`)
  }
  const roots = text.match(/-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g) ?? []
  if (roots.length === 0)
    throw new StartRefusal(`The file ${path} of VERACITE_TSA_ROOTS holds no certificate in PEM form.`)
  return roots.map((pem) => `${pem}\n`)
}
