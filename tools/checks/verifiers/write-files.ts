import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '@veracite/testing/seeded-random'
import { type Change, changesOf } from './changes.ts'
import { crowdedFiles, oddFile } from './odd-files.ts'
import { BUNDLES, VKEY } from './sample-bundles.ts'
import { byCheckPage, byCommandLine } from './two-verifiers.ts'

/**
 * Writes files into a folder, and what the command line and /check say about each: the tests of the Python client hold
 * its verifier against that. `bun tools/checks/verifiers/write-files.ts FOLDER changed|odd|crowded SEED [ONE-IN]`
 */
const [folder = '', kind = '', seed = '1', oneIn = '1'] = process.argv.slice(2)
const ODD_FILES = 2_000

function* files(): Generator<Change> {
  const random = seededRandom(Number(seed))
  if (kind === 'crowded') return yield* crowdedFiles()
  if (kind === 'odd') {
    for (let i = 0; i < ODD_FILES / Number(oneIn); i++) yield oddFile(random)
    return
  }
  let place = 0
  for (const [name, bundle] of BUNDLES) {
    for (const change of changesOf(bundle, random)) {
      if (place++ % Number(oneIn) === 0) yield { what: `${name}: ${change.what}`, bytes: change.bytes }
    }
  }
}

mkdirSync(folder, { recursive: true })
const verdicts: string[] = []
for (const { what, bytes } of files()) {
  writeFileSync(join(folder, String(verdicts.length)), bytes)
  const judged = byCommandLine(bytes, VKEY)
  verdicts.push(JSON.stringify({ what, ...judged, check: byCheckPage(bytes, VKEY)?.status ?? null }))
}
writeFileSync(join(folder, 'verdicts.jsonl'), `${verdicts.join('\n')}\n`)
writeFileSync(join(folder, 'vkey'), VKEY)
