import https from 'node:https'
import { base64Decode, utf8Encode } from '@veracite/verify/bytes'
import type { SignedStatement } from '@veracite/verify/witnessed/statement'
import type { RelaySettings } from './relay-settings.ts'
import type { TunnelNetwork } from './tunnel.ts'

export interface FetchedStatement extends SignedStatement {
  proof: string
}

/** Asks a relay what it says about a connection, which ends it. Throws when there is no usable answer in time. */
export function fetchStatement(
  relay: RelaySettings,
  id: string,
  timeoutMs: number,
  { ca, servername }: TunnelNetwork = {},
): Promise<FetchedStatement> {
  return new Promise((resolve, reject) => {
    const request = https.request(
      `${relay.url}/connections/${id}`,
      {
        agent: false,
        headers: { authorization: `Bearer ${relay.token}`, connection: 'close' },
        rejectUnauthorized: true,
        ...(ca === undefined ? {} : { ca }),
        ...(servername === undefined ? {} : { servername }),
      },
      (response) => {
        const parts: Buffer[] = []
        let size = 0
        response.on('data', (part: Buffer) => {
          size += part.length
          if (size > MAX_BYTES) request.destroy(new Error('too long'))
          else parts.push(part)
        })
        response.on('error', reject)
        response.on('end', () => {
          try {
            if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`)
            resolve(read(Buffer.concat(parts).toString('utf8')))
          } catch (error) {
            reject(error)
          }
        })
      },
    )
    const timer = setTimeout(() => request.destroy(new Error('late')), timeoutMs)
    request.on('close', () => clearTimeout(timer))
    request.on('error', reject)
    request.end()
  })
}

function read(text: string): FetchedStatement {
  const { statement, signature, proof } = JSON.parse(text) as Record<string, unknown>
  if (typeof statement !== 'string' || typeof signature !== 'string' || typeof proof !== 'string')
    throw new Error('not a statement')
  return { statement: utf8Encode(statement), signature: base64Decode(signature), proof }
}

const MAX_BYTES = 65_536
