import type { Operation } from '../base/operation.ts'
import calls from './code-samples.json' with { type: 'json' }

/** How each operation is called, for people who read the reference: curl, and both clients. */

interface Sample {
  lang: string
  label: string
  source: string
}

/** The one line that matters, in each client. */
const CALLS: Record<string, { ts: string; py: string }> = calls

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
