import { closeSync, openSync, readSync } from 'node:fs'
import { hexDecode } from '@veracite/verify/bytes'

export interface SidesOfSecrets {
  client: { handshake: Uint8Array; application: Uint8Array }
  server: { handshake: Uint8Array; application: Uint8Array }
}

/** The session secrets that a browser writes to SSLKEYLOGFILE, read while it writes. */
export interface KeyLog {
  /** By the ClientHello's random in hexadecimal; null while the browser has not written all four. */
  secretsOf(clientRandom: string): SidesOfSecrets | null
  close(): void
}

export function openKeyLog(path: string): KeyLog {
  const file = openSync(path, 'a+', 0o600)
  const chunk = Buffer.alloc(65_536)
  const sessions = new Map<string, Map<string, string>>()
  let at = 0
  let rest = ''

  const readOn = (): void => {
    for (;;) {
      const bytes = readSync(file, chunk, 0, chunk.length, at)
      if (bytes === 0) return
      at += bytes
      const lines = (rest + chunk.toString('latin1', 0, bytes)).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [, label = '', random, secret] = LINE.exec(line) ?? []
        if (random === undefined || secret === undefined) continue
        const session = sessions.get(random) ?? new Map<string, string>()
        sessions.set(random, session.set(label, secret))
      }
    }
  }

  return {
    secretsOf(clientRandom) {
      readOn()
      const session = sessions.get(clientRandom)
      const secret = (label: string): Uint8Array | null => {
        const hex = session?.get(label)
        return hex === undefined ? null : hexDecode(hex)
      }
      const side = (name: 'CLIENT' | 'SERVER') => {
        const handshake = secret(`${name}_HANDSHAKE_TRAFFIC_SECRET`)
        const application = secret(`${name}_TRAFFIC_SECRET_0`)
        return handshake === null || application === null ? null : { handshake, application }
      }
      const [client, server] = [side('CLIENT'), side('SERVER')]
      return client === null || server === null ? null : { client, server }
    },
    close: () => closeSync(file),
  }
}

const LINE =
  /^((?:CLIENT|SERVER)_(?:HANDSHAKE_TRAFFIC_SECRET|TRAFFIC_SECRET_0)) ([0-9a-f]{64}) ([0-9a-f]{64,128})\r?$/
