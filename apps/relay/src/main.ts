import { createHash, randomBytes } from 'node:crypto'
import { readSettings, SettingsRefused } from './settings.ts'
import { startRelay } from './start-relay.ts'

/** `token NAME` makes a token; anything else starts the relay. */
const [command, name] = process.argv.slice(2)

if (command === 'token') {
  if (!/^[a-z0-9-]{1,40}$/.test(name ?? ''))
    fail('Say for whom: token NAME, in lower-case letters, digits and hyphens.')
  const token = `vrt_${randomBytes(24).toString('hex')}`
  const digest = createHash('sha256').update(token).digest('hex')
  process.stdout.write(`For ${name}, shown only now: ${token}\nFor RELAY_TOKENS: ${name}:${digest}\n`)
} else {
  await run()
}

async function run(): Promise<void> {
  try {
    const relay = await startRelay(readSettings(process.env), {
      onTrouble: (what) => process.stderr.write(`${what}\n`),
    })
    process.stdout.write(`Relay listening on port ${relay.port}.\nIts key: ${relay.vkey}\n`)
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        void relay.stop().then(() => process.exit(0))
        setTimeout(() => process.exit(1), 10_000).unref()
      })
  } catch (error) {
    if (error instanceof SettingsRefused) fail(error.message)
    fail(error instanceof Error ? error.message : 'The relay could not start.')
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
