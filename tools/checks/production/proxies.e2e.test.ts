import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'

/**
 * Runs the two proxies of docs/self-hosting.md as they stand there, in front of servers that say what arrived. Only
 * ports, certificate and the addresses of the operator's network are other ones.
 */

const HOST = 'evidence.example.com'
/** Everybody comes from 127.0.0.1, and the operator's network is this one. */
const OPERATOR = '127.0.0.2'
const guide = readFileSync(new URL('../../../docs/self-hosting.md', import.meta.url), 'utf8')
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0

/** The block of the guide behind the bold name of a proxy. */
const exampleOf = (name: string): string =>
  new RegExp(`\\*\\*${name}\\*\\*.*?\`\`\`text\\n(.*?)\`\`\``, 's').exec(guide)?.[1] ?? ''

interface Places {
  folder: string
  port: number
  api: number
  mcp: number
}

/** Changes one part of the example; a part that is not there any more is an error, not a test of something else. */
function changed(example: string, parts: [from: string, to: string][]): string {
  return parts.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replaceAll(from, to)
  }, example)
}

const PROXIES = [
  {
    name: 'nginx',
    isHere: has('nginx', '-v'),
    async start({ folder, port, api, mcp }: Places) {
      const site = changed(exampleOf('nginx'), [
        ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
        ['/etc/ssl', folder],
        ['10.0.0.0/8', OPERATOR],
        ['127.0.0.1:3000', `127.0.0.1:${api}`],
        ['127.0.0.1:3001', `127.0.0.1:${mcp}`],
      ])
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join(' ')
      const file = join(folder, 'nginx.conf')
      await writeFile(
        file,
        `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary}\n${site} }`,
      )
      return spawn('nginx', ['-p', folder, '-c', file])
    },
  },
  {
    name: 'Caddy',
    isHere: has('caddy', 'version'),
    async start({ folder, port, api, mcp }: Places) {
      const pem = join(folder, HOST)
      const site = changed(exampleOf('Caddy'), [
        [`${HOST} {`, `https://${HOST}:${port} {\n\tbind 127.0.0.1\n\ttls ${pem}.pem ${pem}.key`],
        ['private_ranges', `${OPERATOR}/32`],
        ['127.0.0.1:3000', `127.0.0.1:${api}`],
        ['127.0.0.1:3001', `127.0.0.1:${mcp}`],
      ])
      await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
      const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
      return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], { env })
    },
  },
]

for (const { name, isHere } of PROXIES)
  if (!isHere) console.log(`not covered by this run: the example of ${name} (it is not installed)`)

test.each(PROXIES)('the guide has an example of $name', ({ name }) => {
  expect(exampleOf(name)).not.toBe('')
})

describe.each(PROXIES.filter(({ isHere }) => isHere))('$name, as documented', ({ start }) => {
  let folder: string
  let proxy: ChildProcess | undefined
  let servers: Server[] = []
  let port = 0
  afterEach(async () => {
    proxy?.kill('SIGTERM')
    for (const server of servers) server.closeAllConnections()
    for (const server of servers) server.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function started() {
    folder = await mkdtemp(join(tmpdir(), 'veracite-proxy-'))
    const pem = join(folder, HOST)
    const names = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
    const files = ['-keyout', `${pem}.key`, '-out', `${pem}.pem`]
    expect(has('openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...names)).toBe(true)
    const [api, mcp, free] = [await listening('api'), await listening('mcp'), await listening('free')]
    port = portOf(free)
    await new Promise((closed) => free.close(closed))
    servers = [api, mcp]
    proxy = await start({ folder, port, api: portOf(api), mcp: portOf(mcp) })
    let said = ''
    proxy.stderr?.on('data', (part) => {
      said += part
    })
    await expect.poll(() => ask('/healthz').catch(() => said)).toMatchObject({ status: 200 })
  }

  const ask = (path: string, from = '127.0.0.1'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          path,
          localAddress: from,
          servername: HOST,
          rejectUnauthorized: false,
          headers: { host: HOST, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'gopher' },
        },
        async (response) => {
          let body = ''
          let firstAt: number | null = null
          for await (const part of response) {
            firstAt ??= Date.now()
            body += part
          }
          resolve({ status: response.statusCode ?? 0, body, waitedMs: Date.now() - (firstAt ?? Date.now()) })
        },
      )
      asked.on('error', reject)
      asked.end()
    })

  test('keeps the console, the operator’s side and the metrics private, however they are written', async () => {
    await started()
    const secret = ['/console', '/console/', '/console/api/x', '/api/admin/brands', '/api/admin', '/metrics']
    const disguised = [
      '/%63onsole',
      '/api/%61dmin/brands',
      '/api//admin/brands',
      '/x/../api/admin/brands',
      '/api/mcp/../admin/brands',
      '/api%2fadmin/brands',
      '/metrics?x=1',
    ]
    for (const path of [...secret, ...disguised]) {
      const { status, body } = await ask(path)
      expect([path, status >= 400, body.includes('arrived')]).toEqual([path, true, false])
    }
    // The operator's own network reaches both.
    for (const path of ['/console', '/console/api/x', '/api/admin/brands'])
      expect(await ask(path, OPERATOR)).toMatchObject({
        status: 200,
        body: expect.stringContaining('api arrived'),
      })
  })

  test('passes on what is public, with the name, the protocol and the address of the client', async () => {
    await started()
    for (const path of ['/check', '/assets/a.js', '/v1/docs', '/v1/openapi.json', '/log/1/checkpoint']) {
      const { status, body } = await ask(path)
      expect([path, status]).toEqual([path, 200])
      const { arrived, host, proto, forwarded } = JSON.parse(body.slice('api arrived '.length))
      expect({ arrived, host, proto }).toEqual({ arrived: path, host: HOST, proto: 'https' })
      // The last address is the one that a server behind a trusted proxy believes.
      expect(forwarded.split(',').at(-1).trim()).toBe('127.0.0.1')
    }
  })

  test('tools are at their own server, and what it streams is not held back', async () => {
    await started()
    const { status, body, waitedMs } = await ask('/api/mcp')
    expect([status, body]).toEqual([200, expect.stringMatching(/^mcp arrived .*\n\nmore$/s)])
    expect(waitedMs).toBeGreaterThan(STREAM_MS / 2)
  })
})

interface Answer {
  status: number
  body: string
  /** From the first part of the body to its end. */
  waitedMs: number
}

const STREAM_MS = 500
const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** Says who was asked for what, with the headers that matter; as a stream where it stands in for the tool server. */
async function listening(name: string): Promise<Server> {
  const server = createServer(async ({ url, headers }: IncomingMessage, response) => {
    const { host, 'x-forwarded-proto': proto, 'x-forwarded-for': forwarded } = headers
    response.writeHead(200, name === 'mcp' ? { 'content-type': 'text/event-stream' } : {})
    response.write(`${name} arrived ${JSON.stringify({ arrived: url, host, proto, forwarded })}`)
    if (name === 'mcp') {
      response.write('\n\n')
      await sleep(STREAM_MS)
      response.write('more')
    }
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
