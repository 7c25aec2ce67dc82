import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quickFolder } from '@veracite/testing/quick-folder'
import { type Standalone, startStandalone } from '@veracite/testing/standalone-process'
import { useFolder } from '@veracite/testing/temporary-folder'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli, runHere, runInTerminal } from './test-support/cli.ts'
import { expecting, wordsOf } from './test-support/expecting.ts'
import { lines } from './test-support/server.ts'

/** The real program against a real server: what a person and a script get. */

// Each command is a process of its own, and a busy machine starts one in seconds.

const folder = useFolder(quickFolder())
const dataDir = join(folder, 'data')
const file = (name: string) => join(folder, name)
let server: Standalone
let stop = async () => {}

beforeAll(async () => {
  // Slow engines, so that the scan is still running when Ctrl-C is pressed.
  server = await startStandalone(dataDir, { VERACITE_DEMO_LATENCY: '0.5' })
  stop = async () => void (await server.end('SIGTERM'))
})
afterAll(async () => {
  await stop()
})

/** Like a person on the standalone's machine: only its folder is set. */
const here = { env: { VERACITE_DATA_DIR: dataDir, XDG_STATE_HOME: join(folder, 'state') }, cwd: folder }
const cli = (...words: string[]) => runHere(wordsOf(words), here)
const program = (...words: string[]) => runCli(words, here)
async function json<T = Record<string, never>>(...words: string[]): Promise<T> {
  return JSON.parse(await says(...wordsOf(words), '--json'))
}
const { says, ends } = expecting(cli)
const BRAND = 'halden-instruments.com'

describe('the first minute', () => {
  test('the three commands that `npm start` prints show a scan, a finding and a verified bundle', async () => {
    const printed = [...server.output().matchAll(/npm run veracite -- (.+)/g)].map(([, words = '']) =>
      words.split(' '),
    )
    expect(printed).toHaveLength(3)
    const started = performance.now()
    const screens: string[] = []
    for (const words of printed) {
      const { code, stdout, stderr } = await program(...words)
      expect([code, stderr]).toEqual([0, expect.not.stringContaining('✗')])
      screens.push(stdout)
    }
    expect(performance.now() - started).toBeLessThan(60_000)
    expect(screens[0]).toMatch(/COMPLETED {2}132 questions/)
    // The name of the last row has two lines where wide cells leave it no more room.
    expect(screens[0]).toMatch(/wrong[\s\S]*\n {2}all [\s\S]*engines[\s\S]*What was made up/)
    // Which findings are the worst differs from scan to scan; what a finding shows does not.
    expect(screens[0]).toMatch(
      /\bsaid {4}“[\s\S]*\bwrong {3}\S[\s\S]*\bsource {2}\S[\s\S]*\brun {5}[0-9a-f-]{36}\b/,
    )
    expect(screens[1]).toMatch(/bundle\.json/)
    expect(screens[2]).toMatch(/✓ VERIFIED/)
    expect(screens[2]).toMatch(/DEMONSTRATION ONLY/)
  })

  test('a bundle that was changed by one letter is not verified, and says where', async () => {
    const bundle = JSON.parse(readFileSync(file('bundle.json'), 'utf8'))
    bundle.answer.text = `${bundle.answer.text} `
    writeFileSync(file('changed.json'), JSON.stringify(bundle))
    const { code, stdout } = await cli('verify', 'changed.json', '--server-key')
    expect([code, stdout]).toEqual([1, expect.stringMatching(/✗ NOT VERIFIED[\s\S]*✗ {1,2}1 /)])
    const report = await cli('verify', 'changed.json', '--json')
    expect(report.code).toBe(1)
    expect(JSON.parse(report.stdout)).toMatchObject({ ok: false, summary: expect.stringContaining('Step 1') })
  })
})

describe('a finding', () => {
  test('is asked again', async () => {
    const { findings } = await json<{ findings: { runId: string }[] }>('confabulations', BRAND)
    await ends(0, /Still so|Not seen|Inconclusive/, 'reverify', findings[0]?.runId ?? '', '--wait')
  })
})

describe('scan', () => {
  test('in a terminal: bars that move, then the matrix in colours; Ctrl-C leaves it running and says how to return', async () => {
    const stopped = await runInTerminal(['scan', BRAND, '--engines', 'chatgpt,deepseek', '--yes', '--wait'], {
      ...here,
      keys: [{ when: /ChatGPT \(DEMO\) {2,}[█▏▎▍▌▋▊▉·]/, type: '\u0003' }],
    })
    expect(stopped.code).toBe(130)
    expect(stopped.frames.join('\n')).toMatch(/ChatGPT \(DEMO\) {2,}[█▏▎▍▌▋▊▉·]+ +\d+\/12/)
    expect(stopped.screen).not.toMatch(/[█·]{8}/)
    const [, scanId = ''] =
      /the scan continues\. Come back with:\s+veracite scan --follow (\S+)/.exec(
        stopped.screen.replace(/\n/g, ''),
      ) ?? []
    expect(scanId).toMatch(/^[0-9a-f-]{36}$/)

    const finished = await runInTerminal(['scan', '--follow', scanId], here)
    expect([finished.code, finished.screen]).toEqual([0, expect.stringMatching(/COMPLETED/)])
    expect(finished.bytes).toContain('\u001b[31m')
    for (const line of finished.screen.split('\n')) expect(line.length).toBeLessThanOrEqual(100)

    const plain = await runInTerminal(['scan', '--follow', scanId], {
      ...here,
      env: { ...here.env, NO_COLOR: '1' },
      columns: 60,
    })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what must not be there.
    expect(plain.bytes).not.toMatch(/\u001b\[[\d;]*m/)
    // A command to copy stays whole, however narrow the terminal is.
    const lines = plain.screen.split('\n').filter((line) => !/^ +veracite /.test(line))
    expect(lines.filter((line) => line.length > 60)).toEqual([])
  })

  test('for a script: one document with scan, matrix and findings with sources; runs can be filtered', async () => {
    const report = await json<{
      scan: { id: string; status: string }
      totals: Record<string, number>
      findings: { runId: string; claims: { truth: string; source: { kind: string } }[] }[]
    }>('scan', 'Halden Instruments', '--engines', 'chatgpt,deepseek,grok,meta-ai', '--yes', '--wait')
    expect(report.scan.status).toBe('COMPLETED')
    expect(report.findings).toHaveLength(report.totals.CONFABULATED ?? -1)
    expect(report.findings[0]?.claims[0]?.source.kind).toBe('operator')
    const runs = await cli('runs', report.scan.id, '--class', 'confabulated', '--json')
    expect(
      lines<{ id: string }>(runs.stdout)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(report.findings.map(({ runId }) => runId).sort())
    expect(await says('runs', report.scan.id, '--engine', 'deepseek')).toMatch(/DeepSeek[\s\S]*12 runs/)
  })
})

describe('evidence', () => {
  test('the bytes give the hash, the public check knows them, and knows when they differ', async () => {
    const { findings } = await json<{ findings: { runId: string; sha256: string }[] }>(
      `confabulations ${BRAND}`,
    )
    const [finding] = findings
    const runId = finding?.runId ?? ''
    // Until the log has it, the screen says `pending`.
    await expect
      .poll(() => says('evidence', runId))
      .toMatch(/contradicted[\s\S]*sha256 [0-9a-f]{64}[\s\S]*entry \d+ of/)
    const raw = await program('evidence', runId, '--raw')
    expect(createHash('sha256').update(raw.stdout).digest('hex')).toBe(finding?.sha256)
    writeFileSync(file('raw.txt'), raw.stdout)
    await ends(0, 'VERIFIED', 'check', finding?.sha256 ?? '', 'raw.txt')
    writeFileSync(file('raw.txt'), `${raw.stdout}.`)
    await ends(1, 'DIFFERENT', 'check', finding?.sha256 ?? '', 'raw.txt')
    await ends(1, 'Nothing with this hash', 'check', '0'.repeat(64), 'raw.txt')
    const onScreen = await runInTerminal(['evidence', runId, '--raw'], here)
    expect([onScreen.code, onScreen.screen]).toEqual([2, expect.stringContaining('a terminal may obey')])
  })

  test('as a page and for Sigstore', async () => {
    expect((await cli('bundle', '--worst', BRAND, '--html', '-o', 'evidence.html')).code).toBe(0)
    expect(readFileSync(file('evidence.html'), 'utf8')).toMatch(/<!doctype html>/i)
    await ends(0, 'VERIFIED', 'verify', 'evidence.html', '--server-key')
    expect((await cli('bundle', '--worst', BRAND, '--sigstore', '-o', 'b.sigstore.json')).code).toBe(0)
    const sigstore = JSON.parse(readFileSync(file('b.sigstore.json'), 'utf8'))
    const digest = createHash('sha256')
      .update(readFileSync(file('b.manifest.json')))
      .digest('base64')
    expect(sigstore.messageSignature.messageDigest.digest).toBe(digest)
    expect(JSON.parse(readFileSync(file('b.trusted_root.json'), 'utf8')).tlogs).toHaveLength(1)
  })

  test('in forms that others verify: an envelope, an entry with its receipt; a demonstration has no pages', async () => {
    await ends(0, 'DEMO', 'bundle', '--worst', BRAND, '--in-toto', '-o', 'b.intoto.json')
    const { payload } = JSON.parse(readFileSync(file('b.intoto.json'), 'utf8'))
    const { predicate } = JSON.parse(Buffer.from(payload, 'base64').toString())
    expect(predicate).toMatchObject({ demonstration: true, brand: { domain: BRAND } })
    expect((await cli('bundle', '--worst', BRAND, '--scitt', '-o', 'b.cose')).code).toBe(0)
    // A tagged COSE_Sign1.
    expect(readFileSync(file('b.cose')).subarray(0, 2).toString('hex')).toBe('d284')
    await ends(1, 'No page that the answer cites', 'bundle', '--worst', BRAND, '--wacz', '-o', 'b.wacz')
    const two = await cli('bundle', '--worst', BRAND, '--wacz', '--scitt', '-o', 'b')
    expect(two.stderr).toContain('Choose one of --html, --sigstore, --in-toto, --scitt and --wacz.')
  })

  test('a finding with all its answers as one case file, which can be saved again', async () => {
    const [finding] = lines<{ id: string }>(await says('findings', BRAND, '--json'))
    const choice = ['case', 'create', BRAND, '--finding', finding?.id ?? '', '--reference', 'File 12']
    const made = await json<{ id: string; sha256: string }>(...choice, '-o', 'case.zip')
    const { code, stdout } = await cli('verify', 'case.zip', '--server-key')
    expect([code, stdout]).toEqual([0, expect.stringContaining(made.sha256)])
    expect((await cli('case', 'save', made.id, '-o', 'again.zip')).code).toBe(0)
    expect(readFileSync(file('again.zip')).equals(readFileSync(file('case.zip')))).toBe(true)
    expect(await says('case', 'list', BRAND)).toContain('File 12')
    expect((await cli('case', 'create', BRAND, '-o', 'none.zip')).code).toBe(2)
  })

  test('the whole log replays, twice, and the second audit remembers the first', async () => {
    await ends(0, /THE LOG IS WHOLE[\s\S]*first audit/, 'log', 'audit')
    const checkpoint = await json<{ size: number; key: string }>('log', 'checkpoint')
    const numbers = await (await fetch(`${server.url}/metrics`)).text()
    const [, size] = /^veracite_log_size (\d+)$/m.exec(numbers) ?? []
    expect(Number(size)).toBeGreaterThanOrEqual(checkpoint.size)
    const second = await json<{ earlierSize: number; trusted: boolean }>(
      `log audit ${server.url} --key ${checkpoint.key}`,
    )
    expect(second).toMatchObject({ ok: true, trusted: true, earlierSize: expect.any(Number) })
    const forged = checkpoint.key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await cli('log', 'audit', '--key', forged)).code).toBe(1)
  })
})

describe('review', () => {
  test('nothing waits, or what does is listed; a run is settled by a person, and the evidence says by whom', async () => {
    await ends(0, /waits for a person|to look at/, 'review', BRAND)
    const { findings } = await json<{ findings: { runId: string; scanId: string }[] }>(
      `confabulations ${BRAND}`,
    )
    const { runId = '', scanId = '' } = findings[0] ?? {}
    const settled = await cli(`review settle ${runId} --class confabulated --by Ada --note Seen.`)
    expect(settled).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/Wrong \(CONFABULATED\), as before.*settled by Ada/),
    })
    const shown = await cli('evidence', runId)
    expect(shown.stdout).toMatch(/read by +rules/)
    expect(shown.stdout).toMatch(/person Ada/)
    const absent = lines<{ id: string }>(await says('runs', scanId, '--class', 'absent', '--json'))
    await ends(1, 'does not follow', 'review', 'settle', absent[0]?.id ?? '', '--class', 'confabulated')
    expect((await cli('review')).code).toBe(2)
    expect((await cli('review', 'settle', runId)).code).toBe(2)
    expect((await cli('review', 'settle', runId, '--class', 'echo', '--claim', 'no')).code).toBe(2)
  })

  test('a preview shows the runs that a new fact would change', async () => {
    await ends(0, /looked at, \d+ would change class/, `facts add ${BRAND} founded_year 1901 --preview`)
    expect(await says('facts', 'list', BRAND)).not.toContain('1901')
  })
})

describe('setting up', () => {
  test('account, plan, brand, facts and prompts, without an identifier; its answers are judged again', async () => {
    await json('plans', 'set', 'agency', '--engines', 'chatgpt,google-aio', '--max-scans', '7')
    await json('accounts', 'add', 'Tessaro GmbH', '--plan', 'agency')
    await ends(2, 'Which account?', 'brands', 'add', 'Tessaro', '-d', 'tessaro.app')
    const brand = await json<{ id: string }>(
      'brands',
      'add',
      'Tessaro',
      '-d',
      'https://www.tessaro.app/x',
      '--account',
      'tessaro gmbh',
      '--alias',
      'Tessaro App',
    )
    await json('facts', 'add', 'Tessaro App', 'founded_year', '2017')
    await json('facts', 'add', 'tessaro.app', 'founder', 'Giulia Ferretti', 'Marco Anselmi')
    await json(`facts add ${brand.id} price {"product":"Plus","amount":9,"currency":"EUR","period":"month"}`)
    await ends(2, 'whole number', 'facts', 'add', 'tessaro', 'founded_year', 'long ago')
    const facts = await cli('facts', 'list', 'tessaro')
    expect(facts.stdout).toMatch(/founder +Giulia Ferretti, Marco Anselmi/)
    expect(facts.stdout).toMatch(/price +Plus: 9 EUR a month/)
    const proposed = lines<{ text: string }>(await says('prompts', 'suggest', 'tessaro', '--json'))
    expect(await says('prompts', 'suggest', 'tessaro', '--import')).toMatch(/prompts imported/)
    expect(await says('prompts', 'suggest', 'tessaro')).toMatch(/asked already/)
    expect(lines(await says('prompts', 'list', 'tessaro', '--json'))).toHaveLength(proposed.length)

    // Few answers, so that judging all of them again takes little.
    await json('scan', 'tessaro', '--engines', 'chatgpt', '--yes', '--wait')
    await ends(0, /\d+ answers judged, 0 with another class/, 'reclassify', '--brand', 'tessaro', '--wait')
    await ends(2, '--yes', 'brands', 'archive', 'tessaro')
    const asked = await runInTerminal(['brands', 'archive', 'tessaro'], {
      ...here,
      keys: [{ when: /\[y\/N\]/, type: 'y\r' }],
    })
    expect([asked.code, asked.screen]).toEqual([0, expect.stringContaining('its evidence stays')])
    expect(await says('brands', 'list')).not.toContain('tessaro')
  })

  test('prompts from a file: one bad line and nothing is imported; the line is named, by us or by the server', async () => {
    const count = async () => lines(await says('prompts', 'list', BRAND, '--json')).length
    const before = await count()
    writeFileSync(file('bad.csv'), 'text,intent\n"Is it, truly?",BRANDED\nno intent,\n')
    await ends(
      1,
      /Nothing was added[\s\S]*bad\.csv:3 has no intent/,
      `prompts import bad.csv --brand ${BRAND}`,
    )
    writeFileSync(
      file('known.csv'),
      'text,intent,locale\nSomething new,BRANDED,en-US\n\nWhat is Halden Instruments?,BRANDED,en-US\n',
    )
    await ends(1, /known\.csv:4 is already monitored/, 'prompts', 'import', 'known.csv', '--brand', BRAND)
    expect(await count()).toBe(before)
    writeFileSync(file('good.jsonl'), '{"text":"Was ist Halden?","intent":"BRANDED","locale":"de"}\n')
    expect(await says('prompts', 'import', 'good.jsonl', '--brand', BRAND)).toMatch(/1 prompt imported/)
    expect(await count()).toBe(before + 1)
  })

  test('a key is shown once, alone on standard output, and never again', async () => {
    const issued = await cli('keys', 'issue', 'agent', '--account', 'Demo account', '--scopes', 'read,scan')
    expect(issued.stdout).toMatch(/^vrc_[0-9a-f]{32}\n$/)
    const listed = await cli('keys', 'list', '--json')
    expect(listed.stdout).not.toContain(issued.stdout.trim())
    const key = lines<{ id: string; name: string }>(listed.stdout).find(({ name }) => name === 'agent')
    await json('keys', 'revoke', key?.id ?? '', '--yes')
    expect(await says('keys', 'list')).toMatch(/agent .*revoked/)
  })

  test('engines, and one asked directly', async () => {
    expect(await says('engines')).toMatch(/● ChatGPT \(DEMO\) +demo .*invented[\s\S]*DEMO engines invent/)
    const { stdout } = await cli('engines', 'probe', 'chatgpt', 'What is Halden Instruments?', '--json')
    // Even a demo engine sometimes gives no answer; its reply still has a hash and a cost.
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: expect.stringMatching(/answered|no_answer/),
      provider: 'demo',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      costUsd: expect.any(String),
    })
    const missing = await runHere(['engines', 'probe', 'claude', 'x'], {
      ...here,
      env: { ...here.env, VERACITE_DEMO: '0' },
    })
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('ANTHROPIC_API_KEY') })
  })
})

describe('what a script can rely on', () => {
  test('exit codes: 1 refused, 2 usage, 3 unreachable', async () => {
    expect((await cli('scan', 'nobody.example')).code).toBe(1)
    expect((await cli('evidence', '01a1dd29-4dac-7151-9b3e-1037b37caf02')).code).toBe(1)
    expect(
      await runHere(['brands', 'list'], { env: { VERACITE_URL: server.url, VERACITE_TOKEN: 'wrong' } }),
    ).toMatchObject({ code: 1, stderr: expect.stringContaining('VERACITE_TOKEN') })
    expect((await cli('nonsense')).code).toBe(2)
    expect((await cli('confabulations', BRAND, '--window', '8d')).code).toBe(2)
    expect((await cli('verify', 'missing.json')).code).toBe(2)
    const nobody = { env: { VERACITE_URL: 'http://127.0.0.1:1', VERACITE_TOKEN: 'x' } }
    expect(await runCli(['brands', 'list'], nobody)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('npm start'),
    })
    const failed = await runHere(['brands', 'list', '--json'], nobody)
    expect(JSON.parse(failed.stderr)).toMatchObject({ exitCode: 3, error: expect.any(String) })
    expect((await runHere(['doctor'], nobody)).code).toBe(3)
  })

  test('the doctor finds all well, and what is not', async () => {
    await ends(
      0,
      /✓ database[\s\S]*✓ queue[\s\S]*✓ engines[\s\S]*✓ worker[\s\S]*✓ clock[\s\S]*✓ disk[\s\S]*✓ keys/,
      'doctor',
    )
    const ill = await runHere(['doctor', '--json'], {
      ...here,
      env: { ...here.env, VERACITE_TOKEN: 'x'.repeat(32), PORT: 'x', VERACITE_TOKN: 'y' },
    })
    expect(ill.code).toBe(1)
    const states = lines<{ name: string; state: string; todo: string }>(ill.stdout).filter(
      ({ state }) => state !== 'good',
    )
    expect(states.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'settings bad',
      'settings warn',
      'token bad',
      'log warn',
    ])
    for (const { todo } of states) expect(todo).not.toBe('')
  })

  test('classify: results in the order of the items, scores where there are labels, requests and replies of a model', async () => {
    const item = (id: string, text: string, label?: string) =>
      JSON.stringify({
        id,
        label,
        lang: 'en',
        brand: { name: 'Tessaro', aliases: [], domain: 'tessaro.app' },
        facts: [{ predicate: 'founded_year', value: 2017 }],
        prompt: { text: 'What is Tessaro?', intent: 'BRANDED' },
        answer: { text, citations: [] },
        ...(label && {
          claims: [
            {
              predicate: 'founded_year',
              quote: text,
              verdict: label === 'STRONG' ? 'supported' : 'contradicted',
            },
          ],
        }),
      })
    const classify = (...more: string[]) =>
      json('classify', '--in', 'items.jsonl', '--out', 'results.jsonl', ...more)
    const results = () => lines(readFileSync(file('results.jsonl'), 'utf8'))
    writeFileSync(
      file('items.jsonl'),
      [
        item('a', 'Tessaro was founded in 1999.', 'CONFABULATED'),
        item('b', 'Tessaro was founded in 2017.', 'STRONG'),
        item('c', 'Look elsewhere.'),
      ].join('\n'),
    )
    expect(await classify('--reader-requests', 'requests.jsonl')).toMatchObject({
      items: 3,
      withReply: 0,
      evaluation: { labelled: 2, accuracy: 1 },
      figures: { claimsRight: { part: 1, of: 1 }, claimsFound: { part: 1, of: 1 } },
      byLanguage: { en: { answers: 2 } },
      byPredicate: { founded_year: { claimsFound: { part: 1, of: 1 } } },
    })
    expect(results()).toMatchObject([
      {
        id: 'a',
        class: 'CONFABULATED',
        label: 'CONFABULATED',
        claims: [{ predicate: 'founded_year', verdict: 'contradicted', certainty: 'certain' }],
        needsReview: [],
      },
      { id: 'b', class: 'STRONG', label: 'STRONG' },
      { id: 'c', class: 'ABSENT' },
    ])
    const requests = lines(readFileSync(file('requests.jsonl'), 'utf8'))
    expect(requests).toMatchObject(
      ['a', 'b', 'c'].map((id) => ({ id, nonce: expect.any(String), schema: {} })),
    )
    expect(JSON.stringify(requests[0])).not.toContain('2017')

    const reply = { mention: 'brand', substance: true, claims: [] }
    writeFileSync(
      file('replies.jsonl'),
      `${JSON.stringify({ id: 'a', reply })}\n${JSON.stringify({ id: 'b', ...reply })}\n`,
    )
    expect(await classify('--reader-replies', 'replies.jsonl')).toMatchObject({
      withReply: 2,
      unreadable: 0,
      readers: { plain: { accuracy: { part: 2, of: 2 } }, model: { accuracy: { of: 2 } } },
    })
    // What only the plain reader found, after a model has read, goes to a person.
    expect(results()[0]).toMatchObject({
      class: 'DESCRIPTIVE',
      needsReview: [{ reason: 'readers_disagree' }],
    })

    // Text with an object in it is a reply, text without one is none.
    const texts = [`Here it is:\n\n\`\`\`json\n${JSON.stringify(reply)}\n\`\`\``, 'I cannot say.']
    writeFileSync(
      file('replies.jsonl'),
      texts.map((text, at) => `${JSON.stringify({ id: ['a', 'b'][at], reply: text })}\n`).join(''),
    )
    expect(await classify('--reader-replies', 'replies.jsonl')).toMatchObject({ withReply: 1, unreadable: 1 })

    writeFileSync(file('items.jsonl'), `${item('a', 'x')}\n{"id":"b"}\n`)
    await ends(2, 'items.jsonl:2', 'classify', '--in', 'items.jsonl', '--out', 'r')
  })

  test('bash completes commands, subcommands and options from the script', async () => {
    writeFileSync(file('completion.bash'), await says('completion', 'bash'))
    const complete = (...words: string[]) => {
      const script = `source completion.bash; COMP_WORDS=(veracite ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _veracite; echo "\${COMPREPLY[@]}"`
      return Bun.spawnSync(['bash', '-c', script], { cwd: folder }).stdout.toString().trim()
    }
    expect(complete('conf')).toBe('confabulations')
    expect(complete('brands', 'a')).toBe('add archive')
    expect(complete('scan', 'x', '--wa')).toBe('--wait')
    expect(await says('completion', 'fish')).toMatch(/complete -c veracite .* -a 'archive'/)
    expect(await says('completion', 'zsh')).toMatch(/^#compdef veracite/)
  })
})
