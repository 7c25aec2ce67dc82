import type { Operation } from '../base/operation.ts'

/** How each operation is called, for people who read the reference: curl, and both clients. */

interface Sample {
  lang: string
  label: string
  source: string
}

/** The one line that matters, in each client. */
const CALLS: Record<string, { ts: string; py: string }> = {
  createScan: {
    ts: "const { scanId } = await veracite.scans.create({ brandId: 'BRAND' })\nconst scan = await veracite.scans.wait(scanId)",
    py: 'scan_id = client.scans.create("BRAND").scan_id\nscan = client.scans.wait(scan_id)',
  },
  getScan: {
    ts: "const scan = await veracite.scans.get('SCAN')\nconsole.log(scan.status, scan.byStatus)",
    py: 'scan = client.scans.get("SCAN")\nprint(scan.status, scan.by_status.to_dict())',
  },
  listConfabulations: {
    ts: "const report = await veracite.confabulations.list('BRAND', { window: '7d' })\nfor (const { engine, claims } of report.confabulations.items) console.log(engine, claims)",
    py: 'report = client.confabulations.list("BRAND", window="7d")\nfor item in report.confabulations.items:\n    print(item.engine, item.claims)',
  },
  getRunEvidence: {
    ts: "const evidence = await veracite.runs.evidence('RUN')\nconsole.log(evidence.citationClass, evidence.snapshot?.sha256)",
    py: 'evidence = client.runs.evidence("RUN")\nprint(evidence.citation_class, evidence.answer)',
  },
  verifyRun: {
    ts: "const { jobId } = await veracite.runs.verify('RUN')",
    py: 'job_id = client.runs.verify("RUN").job_id',
  },
  getEvidenceBundle: {
    ts: "const bundle = await veracite.runs.bundle('RUN')\nconst page = await veracite.runs.bundle('RUN', { format: 'html' })",
    py: 'bundle = client.runs.bundle("RUN")\npage = client.runs.bundle_html("RUN")',
  },
  getGroundTruth: {
    ts: "const { facts } = await veracite.groundTruth.list('BRAND')",
    py: 'facts = client.ground_truth.list("BRAND").facts',
  },
  refreshGroundTruth: {
    ts: "const { jobId } = await veracite.groundTruth.refresh('BRAND')",
    py: 'job_id = client.ground_truth.refresh("BRAND").job_id',
  },
  getPublicEvidence: {
    ts: "const found = await veracite.evidence.lookup('SHA-256')\nif (found.found) console.log(found.captured_at, found.log.status)",
    py: 'found = client.evidence.lookup("SHA-256")\nprint(found.found)',
  },
  checkPublicEvidence: {
    ts: "const result = await veracite.evidence.check('SHA-256', 'the text you hold')\nconsole.log(result.found ? result.verdict : 'never captured')",
    py: 'result = client.evidence.check("SHA-256", "the text you hold")\nprint(result)',
  },
}

export function samplesOf(operation: Operation, address: string): Sample[] {
  const call = CALLS[operation.id]
  const curl = { lang: 'Shell', label: 'curl', source: curlOf(operation, address) }
  if (!call) return [curl]
  const token = operation.auth === 'bearer'
  return [
    curl,
    { lang: 'TypeScript', label: 'TypeScript', source: `${typescript(address, token)}${call.ts}\n` },
    { lang: 'Python', label: 'Python', source: `${python(address, token)}${call.py}\n` },
  ]
}

const PACKAGE = '@veracite/sdk'

const typescript = (address: string, token: boolean): string =>
  `import { Veracite } from '${PACKAGE}'\n\nconst veracite = new Veracite({ baseUrl: '${address}'${token ? ', token: process.env.VERACITE_TOKEN' : ''} })\n`

const python = (address: string, token: boolean): string =>
  token
    ? `import os\n\nfrom veracite_sdk import Veracite\n\nclient = Veracite("${address}", os.environ["VERACITE_TOKEN"])\n`
    : `from veracite_sdk import Veracite\n\nclient = Veracite("${address}")\n`

function curlOf({ method, path, params, auth, bodyExample }: Operation, address: string): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name]?.example ?? name)
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${address}${filled}`,
    ...(auth === 'bearer' ? ['  -H "Authorization: Bearer $VERACITE_TOKEN"'] : []),
    ...(bodyExample === undefined
      ? []
      : ["  -H 'Content-Type: application/json'", `  -d '${JSON.stringify(bodyExample)}'`]),
  ].join(' \\\n')
}
