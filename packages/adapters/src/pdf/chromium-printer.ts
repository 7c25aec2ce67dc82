import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { PagePrinter } from '@veracite/core/reports/page-printer'

const run = promisify(execFile)
const DEADLINE_MS = 30_000
const MAX_PDF_BYTES = 64 * 1024 * 1024

/**
 * Prints with the operator's own browser. `command` is its path, with options behind it if it needs some. One at a time:
 * a browser takes hundreds of megabytes.
 */
export function createChromiumPrinter(command: string, onFailure: (error: unknown) => void): PagePrinter {
  const [program = '', ...options] = command.trim().split(/\s+/)
  let last: Promise<unknown> = Promise.resolve()
  return {
    print(html) {
      const printed = last.then(() => printPage(program, options, html))
      last = printed.catch(() => null)
      return printed.catch((error: unknown) => {
        onFailure(error)
        return null
      })
    },
  }
}

async function printPage(program: string, options: readonly string[], html: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'veracite-print-'))
  try {
    const [page, pdf] = [join(folder, 'page.html'), join(folder, 'page.pdf')]
    await writeFile(page, html, { mode: 0o600 })
    const flags = [
      ...options,
      ...QUIET,
      `--user-data-dir=${join(folder, 'profile')}`,
      `--print-to-pdf=${pdf}`,
    ]
    await run(program, [...flags, pathToFileURL(page).href], { timeout: DEADLINE_MS, killSignal: 'SIGKILL' })
    const bytes = await readFile(pdf)
    if (bytes.length > MAX_PDF_BYTES || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
      throw new Error('The browser printed something else than a PDF.')
    return new Uint8Array(bytes)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** No network, no first steps, nothing but the page on the sheet. */
const QUIET = [
  '--headless=new',
  '--disable-gpu',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--no-pdf-header-footer',
]
