// Signs checkpoints of one log with a key in a PKCS#11 token, through pkcs11-tool (OpenSC). Node 20 or newer, nothing to
// install. docs/log-signer.md has the protocol and the settings.
import { execFile } from 'node:child_process'
import { createHash, createPublicKey, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { promisify } from 'node:util'

const { SIGNER_ORIGIN, SIGNER_TOKEN, PKCS11_MODULE, PKCS11_TOKEN_LABEL, PKCS11_KEY_ID, PKCS11_PIN } =
  process.env
if (
  ![SIGNER_ORIGIN, SIGNER_TOKEN, PKCS11_MODULE, PKCS11_TOKEN_LABEL, PKCS11_KEY_ID, PKCS11_PIN].every(Boolean)
) {
  process.stderr.write('A setting is missing: docs/log-signer.md lists them.\n')
  process.exit(1)
}
const MOST_BYTES = 4_096
const MOST_WAITING = 8
const sha256 = (data) => createHash('sha256').update(data).digest()

/** What pkcs11-tool writes. The PIN goes through the environment: arguments of a process can be read by every user. */
async function token(input, ...args) {
  const key = ['--module', PKCS11_MODULE, '--token-label', PKCS11_TOKEN_LABEL, '--id', PKCS11_KEY_ID]
  const done = promisify(execFile)('pkcs11-tool', [...key, ...args], { encoding: 'buffer', timeout: 2_500 })
  done.child.stdin.end(input)
  return (await done).stdout
}
const sign = (message) =>
  token(message, '--login', '--pin', 'env:PKCS11_PIN', '--sign', '--mechanism', 'EDDSA')

/** As VERACITE_LOG_KEY wants it (C2SP signed-note). */
async function verifierKey() {
  const der = createPublicKey(await token('', '--read-object', '--type', 'pubkey')).export({
    type: 'spki',
    format: 'der',
  })
  const key = Buffer.concat([Buffer.of(1), der.subarray(-32)])
  const id = sha256(Buffer.concat([Buffer.from(`${SIGNER_ORIGIN}\n`), key])).toString('hex', 0, 4)
  return `${SIGNER_ORIGIN}+${id}+${key.toString('base64')}`
}

let signedSize = 0
/** Only what a log signs: a checkpoint of this origin that does not shrink, or the root of one for COSE receipts. */
function sizeIn(message) {
  if (message.toString('latin1', 0, 12) === '\x84\x6aSignature1') return signedSize
  const [, origin, size] =
    /^([^\n]+)\n(0|[1-9]\d{0,14})\n[A-Za-z0-9+/]{43}=\n$/.exec(message.toString()) ?? []
  return origin !== SIGNER_ORIGIN || Number(size) < signedSize ? null : Number(size)
}

async function answer(request) {
  const given = sha256(request.headers.authorization ?? '')
  if (!timingSafeEqual(given, sha256(`Bearer ${SIGNER_TOKEN}`))) return [401]
  let message = Buffer.alloc(0)
  for await (const part of request) {
    message = Buffer.concat([message, part])
    if (message.length > MOST_BYTES) return [413]
  }
  const size = sizeIn(message)
  if (request.method !== 'POST' || size === null) return [422]
  const signature = await sign(message)
  signedSize = Math.max(signedSize, size)
  return [200, signature]
}

function failed({ code }) {
  process.stderr.write(`no signature: pkcs11-tool ended with ${code ?? 'no answer in time'}\n`)
  return [503]
}

let waiting = 0
const server = createServer({ requestTimeout: 5_000 }, async (request, response) => {
  waiting += 1
  const [status, body] = await (waiting > MOST_WAITING ? [503] : answer(request).catch(failed))
  waiting -= 1
  response.writeHead(status, { 'content-type': 'application/octet-stream' }).end(body)
})
const key = await verifierKey()
server.listen(Number(process.env.PORT ?? 8090), process.env.HOST ?? '127.0.0.1', () =>
  process.stdout.write(`port ${server.address().port} signs for ${key}\n`),
)
