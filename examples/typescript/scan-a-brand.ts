/**
 * Scans a brand, shows what the engines made up about it, saves the proof, and checks one proof off line.
 *
 *   VERACITE_URL=http://127.0.0.1:3000 VERACITE_TOKEN=… bun scan-a-brand.ts BRAND_ID [FOLDER]
 *
 * VERACITE_LOG_VKEY, if you have the key of the log from somewhere else than this server, anchors the check.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ConfabulationItem,
  type EvidenceBundle,
  ScanCapError,
  Veracite,
  VeraciteError,
} from '@veracite/sdk'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { bold, claimLines, dim, matrixLines, progressLine, reportLines } from './show.ts'

const MAX_SAVED = 5

const {
  VERACITE_URL: baseUrl = 'http://127.0.0.1:3000',
  VERACITE_TOKEN: token,
  VERACITE_LOG_VKEY: logKey,
} = process.env
const [brandId, folder = 'evidence'] = process.argv.slice(2)
if (!brandId) {
  console.error('Usage: VERACITE_URL=… VERACITE_TOKEN=… bun scan-a-brand.ts BRAND_ID [FOLDER]')
  process.exit(2)
}
const veracite = new Veracite({ baseUrl, token, userAgent: 'scan-a-brand/1' })

try {
  await scan(brandId)
  const items = await showWhatWasMadeUp(brandId)
  const [first] = await save(items.slice(0, MAX_SAVED))
  if (first) checkOffLine(first)
} catch (error) {
  if (!(error instanceof VeraciteError)) throw error
  console.error(
    error instanceof ScanCapError
      ? `All ${error.maxScans} scans of this month are used (${error.scansThisMonth} so far).`
      : `${error.name}: ${error.message}`,
  )
  process.exitCode = 1
}

async function scan(brandId: string): Promise<void> {
  const { scanId, engines } = await veracite.scans.create({ brandId })
  console.log(`${bold('Scanning')} on ${engines.length} engines: ${engines.join(', ')}\n`)
  const started = performance.now()
  const { status, mentions, totalRuns, totalCostUsd } = await veracite.scans.wait(scanId, {
    onProgress: (seen) => console.log(progressLine(seen)),
    pollMs: 1_000,
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const cost = totalCostUsd === null ? '' : `, for ${totalCostUsd} USD`
  console.log(
    `\n${bold(status)} in ${seconds} s: ${mentions} of ${totalRuns} runs mention the brand${cost}.\n`,
  )
}

async function showWhatWasMadeUp(brandId: string): Promise<ConfabulationItem[]> {
  const report = await veracite.confabulations.list(brandId, { window: '7d' })
  const { brand, matrix, confabulations } = report
  console.log(`${bold('How they cite')} ${brand.name} ${dim('(answers of the last 7 days)')}\n`)
  if (report.classifiedRuns === 0) {
    console.log('Nothing was measured: no answer was classified.')
    process.exitCode = 1
    return []
  }
  console.log(matrixLines(matrix).join('\n'))
  console.log(
    `\n${bold('Made up:')} ${confabulations.total}${confabulations.truncated ? ', the newest 100 of them here' : ''}\n`,
  )
  for (const item of confabulations.items.slice(0, MAX_SAVED)) console.log(`${claimLines(item).join('\n')}\n`)
  return confabulations.items
}

async function save(items: ConfabulationItem[]): Promise<EvidenceBundle[]> {
  await mkdir(folder, { recursive: true })
  const bundles: EvidenceBundle[] = []
  for (const { runId } of items) {
    const bundle = await bundleOnceLogged(runId)
    await writeFile(join(folder, `${runId}.json`), JSON.stringify(bundle, null, 2))
    await writeFile(join(folder, `${runId}.html`), await veracite.runs.bundle(runId, { format: 'html' }))
    console.log(`${bold('Saved')} ${join(folder, runId)}.json ${dim('and .html to print')}`)
    bundles.push(bundle)
  }
  return bundles
}

/** An answer enters the transparency log a moment after it was captured; before that its proof is incomplete. */
async function bundleOnceLogged(runId: string): Promise<EvidenceBundle> {
  for (let look = 1; ; look++) {
    const bundle = await veracite.runs.bundle(runId)
    if (bundle.proof !== null || look === 20) return bundle
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Without the network and without trusting the service: the bundle, and a key, are all it takes. */
function checkOffLine(bundle: EvidenceBundle): void {
  const report = verifyBundle(bundle, {
    now: Date.now(),
    ...(logKey === undefined ? {} : { vkeys: [logKey] }),
  })
  console.log(`\n${bold('Checked off line')}\n\n${reportLines(report).join('\n')}`)
  // Without a key from elsewhere the bundle can only agree with itself, which is no failure of the example.
  if (report.status === 'not_verified') process.exitCode = 1
}
