import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Standalone, startStandalone } from '@veracite/testing/standalone-process'
import { type AnyClient, CLIENTS } from '../../apps/mcp/src/test-support/clients.ts'

/**
 * Holds the conversations of docs/mcp.md with a fresh standalone on demo data, through the official client,
 * and writes them into the page. Run with `bun tools/generate/mcp-examples.ts`. Quotes are real answers,
 * shortened.
 */
const root = join(import.meta.dirname, '../..')
const page = join(root, 'docs/mcp.md')
/** Members that would fill the page without helping the reader. */
const LONG = new Set(['request', 'headers', 'usage', 'facts', 'source', 'matrix', 'factsCoverage'])

const folder = mkdtempSync(join(tmpdir(), 'veracite-examples-'))
const settings = { VERACITE_DEMO: '1', VERACITE_LOG_LEVEL: 'silent' }
const service = await startStandalone(folder, settings)
try {
  const { url, token, brandId } = service
  const agent = await connect('new client, 2026-07-28 only', url, token)
  const written = [
    ...(await aScan(agent, brandId)),
    ...(await oneQuestion(agent)),
    ...(await aPrice(agent)),
    ...(await whatIsMadeUp(agent, brandId)),
    ...(await isThisWhatWasSaid(agent, brandId)),
    ...(await aKeyWithLimits(service)),
  ].join('\n')
  const [before = '', after = ''] = readFileSync(page, 'utf8').split(
    /<!-- examples -->[\s\S]*<!-- \/examples -->/,
  )
  writeFileSync(page, `${before}<!-- examples -->\n\n${written}\n<!-- /examples -->${after}`)
  await agent.close()
} finally {
  await service.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

// biome-ignore lint/suspicious/noExplicitAny: an example reads whatever the tool answers
type Answer = any

async function aScan(agent: AnyClient, brandId: string): Promise<string[]> {
  const lines = ['### Run a scan', '', `> Scan brand ${brandId} and tell me when it is done.`, '']
  const started = await say(lines, agent, 'start_scan', { brandId })
  let scan: Answer
  do {
    await Bun.sleep(1_000)
    scan = (await agent.callTool({ name: 'get_scan', arguments: { scanId: started.scanId } }))
      .structuredContent
  } while (scan.finishedAt === null)
  await say(lines, agent, 'get_scan', { scanId: started.scanId })
  lines.push(
    `The scan is ${scan.status}: ${scan.totalRuns} runs of ${scan.totalPrompts} prompts, ${scan.mentions} of them mention the brand, cost ${scan.totalCostUsd} US dollars.`,
    '',
  )
  return lines
}

async function oneQuestion(agent: AnyClient): Promise<string[]> {
  const lines = [
    '### Ask one question',
    '',
    '> What false things does DeepSeek say about Halden Instruments?',
    '',
  ]
  const asked = { brand: 'Halden Instruments', engine: 'DEEPSEEK', limit: 2 }
  const { total, items } = await say(lines, agent, 'list_findings', asked)
  const told = items.map(
    ({ about, stated, truth, said }: Answer) => `${about}: it says ${stated}, true is ${truth} (${said})`,
  )
  lines.push(`${total} things. The gravest: ${told.join('; ')}.`, '')
  return lines
}

async function aPrice(agent: AnyClient): Promise<string[]> {
  const lines = ['### Agree to a price', '', '> Ask Gemini about us again.', '']
  const asked = { brand: 'Halden Instruments', engines: ['GEMINI'] }
  const { question, confirmation } = await say(lines, agent, 'scan_brand', asked)
  lines.push(`> ${question} — Yes.`, '')
  const started = await say(lines, agent, 'scan_brand', { ...asked, confirmation })
  lines.push(`The scan ${started.scanId} has begun.`, '')
  return lines
}

async function whatIsMadeUp(agent: AnyClient, brandId: string): Promise<string[]> {
  const lines = [
    '### Find what engines make up',
    '',
    '> What do the engines get wrong about us? The newest two will do.',
    '',
  ]
  const report = await say(lines, agent, 'list_confabulations', { brandId, window: '7d', limit: 2 })
  const claims = report.confabulations.items.flatMap((item: Answer) =>
    item.claims.map(
      (claim: Answer) => `${item.engine} says ${claim.predicate} is ${claim.stated}; it is ${claim.truth}`,
    ),
  )
  lines.push(
    `${report.totals.CONFABULATED} of ${report.classifiedRuns} classified runs are made up. ${claims.join('. ')}.`,
    '',
  )
  return lines
}

async function isThisWhatWasSaid(agent: AnyClient, brandId: string): Promise<string[]> {
  const lines = [
    '### Check a text against the evidence',
    '',
    '> Show me the evidence of the first one. And is the copy I have what the engine said?',
    '',
  ]
  const report = await agent.callTool({ name: 'list_confabulations', arguments: { brandId, limit: 1 } })
  const { runId } = report.structuredContent.confabulations.items[0]
  const evidence = await say(lines, agent, 'get_run_evidence', { runId })
  const { sha256: hash } = evidence.snapshot
  const same = await say(lines, agent, 'check_evidence_content', { hash, content: evidence.rawResponse })
  const other = await say(lines, agent, 'check_evidence_content', {
    hash,
    content: `${evidence.rawResponse} `,
  })
  lines.push(`The exact text is ${same.verdict}; with one blank more it is ${other.verdict}.`, '')
  return lines
}

async function aKeyWithLimits({ url, call, brandId }: Standalone): Promise<string[]> {
  const lines = ['### Be refused', '', '> Scan it again. (The agent holds a key that may only read.)', '']
  const { body: listed }: { body: Answer } = await call('GET', '/api/admin/accounts')
  const wanted = { accountId: listed.items[0].id, name: 'Reading agent', scopes: ['read'] }
  const { body: issued } = await call('POST', '/api/admin/keys', wanted)
  const agent = await connect('old client', url, String(issued.key))
  const refused = await say(lines, agent, 'start_scan', { brandId })
  lines.push(`It cannot: ${refused.error}`, '')
  await agent.close()
  return lines
}

function connect(name: string, url: string, token: string): Promise<AnyClient> {
  const client = CLIENTS[name]
  if (!client) throw new Error(`no client ${name}`)
  return client(`${url}/api/mcp`, token)
}

/** Calls, and writes down what was asked and what came back. */
async function say(
  lines: string[],
  agent: AnyClient,
  name: string,
  args: Record<string, unknown>,
): Promise<Answer> {
  const result = await agent.callTool({ name, arguments: args })
  const answer = result.structuredContent ?? JSON.parse(result.content[0].text)
  const shown = JSON.stringify(shorten(answer), null, 2)
  lines.push(`\`${name}\` with \`${JSON.stringify(shorten(args))}\``, '', '```json', shown, '```', '')
  return answer
}

/** For the page only: long texts and lists are replaced by a note of what was there. */
function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 100 ? `${value.slice(0, 90)}…` : value
  if (Array.isArray(value)) {
    const kept = value.slice(0, 3).map(shorten)
    return value.length > 3 ? [...kept, `… ${value.length - 3} more`] : kept
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, LONG.has(key) ? '…' : shorten(member)]),
  )
}
