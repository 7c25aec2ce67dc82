// Signs checkpoints of one log with a key in a PKCS#11 token, through pkcs11-tool (OpenSC). Node 20 or newer, nothing to
// install. docs/log-signer.md has the protocol and the settings.
import { execFile } from 'node:child_process'
import { createHash, createPublicKey, timingSafeEqual } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const need = (name) => {
  const value = process.env[name]
  if (!value) {
    process.stderr.write(`${name} is required.\n`)
    process.exit(1)
  }
  return value
}
const ORIGIN = need('SIGNER_ORIGIN')
const TOKEN = need('SIGNER_TOKEN')
const MODULE = need('PKCS11_MODULE')
const LABEL = need('PKCS11_TOKEN_LABEL')
const KEY_ID = need('PKCS11_KEY_ID')
need('PKCS11_PIN')
const MOST_BYTES = 4_096
const DEADLINE_MS = 2_500
const MOST_WAITING = 8

const sha256 = (text) => createHash('sha256').update(text).digest()
const isAllowed = (header = '') => timingSafeEqual(sha256(header), sha256(`Bearer ${TOKEN}`))

let signedSize = 0
/** Only what a log signs: a checkpoint of this origin that does not shrink, or the root of one for COSE receipts. */
function sizeOf(message) {
  if (message.subarray(0, 12).equals(Buffer.from('\x84\x6aSignature1', 'latin1'))) return signedSize
  const [origin, size, root, end, ...more] = message.toString('utf8').split('\n')
  const isCheckpoint = end === '' && more.length === 0 && /^[A-Za-z0-9+/]{43}=$/.test(root ?? '')
  if (origin !== ORIGIN || !isCheckpoint || !/^(0|[1-9]\d{0,14})$/.test(size ?? '')) return null
  return Number(size) < signedSize ? null : Number(size)
}

const tool = promisify(execFile)
const KEY = ['--module', MODULE, '--token-label', LABEL, '--id', KEY_ID]
const inFolder = async (work) => {
  const folder = await mkdtemp(join(tmpdir(), 'log-signer-'))
  return await work(folder).finally(() => rm(folder, { recursive: true, force: true }))
}

/** The verifier key of the log (C2SP signed-note), as VERACITE_LOG_KEY wants it. */
const verifierKey = () =>
  inFolder(async (folder) => {
    const file = join(folder, 'key')
    const args = [...KEY, '--read-object', '--type', 'pubkey', '--output-file', file]
    await tool('pkcs11-tool', args, { timeout: 10_000 })
    const der = createPublicKey(await readFile(file)).export({ type: 'spki', format: 'der' })
    const key = Buffer.concat([Buffer.of(1), der.subarray(-32)])
    const id = sha256(Buffer.concat([Buffer.from(`${ORIGIN}\n`), key])).subarray(0, 4)
    return `${ORIGIN}+${id.toString('hex')}+${key.toString('base64')}`
  })

/** The PIN goes through the environment: every user of the machine can read the arguments of a process. */
const sign = (message) =>
  inFolder(async (folder) => {
    const [input, output] = [join(folder, 'message'), join(folder, 'signature')]
    await writeFile(input, message)
    const files = ['--input-file', input, '--output-file', output]
    const args = [...KEY, '--login', '--pin', 'env:PKCS11_PIN', '--sign', '--mechanism', 'EDDSA', ...files]
    await tool('pkcs11-tool', args, { timeout: DEADLINE_MS })
    return await readFile(output)
  })

async function answer(request) {
  if (request.method !== 'POST' || !isAllowed(request.headers.authorization)) return { status: 401 }
  const parts = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > MOST_BYTES) return { status: 413 }
    parts.push(part)
  }
  const message = Buffer.concat(parts)
  const size = sizeOf(message)
  if (size === null) return { status: 422 }
  const signature = await sign(message)
  signedSize = Math.max(signedSize, size)
  return { status: 200, body: signature }
}

let waiting = 0
const server = createServer({ requestTimeout: 5_000 }, async (request, response) => {
  waiting += 1
  const { status, body } = await (waiting > MOST_WAITING ? { status: 503 } : reply(request))
  waiting -= 1
  response.writeHead(status, { 'content-type': 'application/octet-stream' }).end(body)
})

async function reply(request) {
  try {
    return await answer(request)
  } catch (error) {
    process.stderr.write(`no signature: ${error.killed ? 'the token took too long' : `exit ${error.code}`}\n`)
    return { status: 503 }
  }
}

const key = await verifierKey()
server.listen(Number(process.env.PORT ?? 8090), process.env.HOST ?? '127.0.0.1', () =>
  process.stdout.write(`port ${server.address().port} signs for ${key}\n`),
)
process.once('SIGTERM', () => server.close(() => process.exit(0)))
