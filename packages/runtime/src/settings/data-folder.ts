import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateCaptureKey } from '@veracite/adapters/platform/capture-signer'
import { readIfThere } from '@veracite/adapters/platform/durable-file'
import { StartRefusal } from '@veracite/db/start-refusal'
import { formatLogKey, LOCAL_ORIGIN } from '@veracite/evidence/log/log-key'

/** Secrets that the standalone generates on its first start and keeps, readable by its owner only. */
export async function readOrMakeSecrets(
  dataDir: string,
  logOrigin: string | null,
): Promise<{ platformToken: string; signingKey: string; logKey: string }> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    return {
      platformToken: await readOrMake(join(dataDir, 'token'), () => randomBytes(32).toString('hex')),
      signingKey: await readOrMake(join(dataDir, 'capture-key.pem'), generateCaptureKey),
      logKey: await readOrMake(join(dataDir, 'log-key'), () =>
        formatLogKey(logOrigin ?? LOCAL_ORIGIN, randomBytes(32)),
      ),
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'error'
    throw new StartRefusal(
      `The data folder ${dataDir} cannot be used (${code}): make it writable, or set VERACITE_DATA_DIR to another folder.`,
    )
  }
}

async function readOrMake(path: string, make: () => string): Promise<string> {
  const known = await readIfThere(path)
  if (known !== null) return known.trim()
  const made = make()
  // `wx`: if another process was faster, this one fails instead of replacing its file.
  await writeFile(path, `${made.trim()}\n`, { mode: 0o600, flag: 'wx' })
  return made.trim()
}
