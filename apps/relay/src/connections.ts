import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { formatVkey, type NoteSigner } from '@veracite/verify/log/note-key'
import { type SignedStatement, signStatement } from '@veracite/verify/relayed/statement'
import { type Carrying, carry } from './carry.ts'
import type { Reached } from './reach-host.ts'
import type { RelayLog } from './relay-log.ts'
import type { RelayLimits } from './settings.ts'

export interface Witnessed extends SignedStatement {
  /** Of the statement in the relay's log (C2SP tlog-proof). */
  proof: string
}

interface Known {
  holder: string
  carrying: Carrying
  witnessed: Promise<Witnessed>
}

export interface ConnectionDeps {
  log: Pick<RelayLog, 'enter'>
  signer: NoteSigner
  limits: RelayLimits
  now: () => Date
  onEnd: (outcome: 'stated' | 'lost', bytes: number) => void
}

/** The connections that are open, and the statements of those that ended not long ago. */
export function keepConnections(deps: ConnectionDeps) {
  const known = new Map<string, Known>()

  /** Carries it from now on. The id is how its holder asks for the statement. */
  const open = (
    { holder, host, commitment }: { holder: string; host: string; commitment: string },
    client: Duplex,
    reached: Reached,
    id: string,
  ): Promise<void> => {
    const openedAt = deps.now()
    const carrying = carry(client, reached.socket, deps.limits)
    const witnessed = carrying.ended.then(async (carried) => {
      const closedAt = new Date(Math.max(deps.now().getTime(), openedAt.getTime()))
      const signed = signStatement(
        {
          schema: 'veracite/relay-statement/v1',
          id,
          relay: formatVkey(deps.signer.verifier),
          host,
          port: 443,
          address: reached.address.toLowerCase(),
          openedAt: openedAt.toISOString(),
          closedAt: closedAt.toISOString(),
          ...carried,
          commitment,
        },
        deps.signer,
      )
      // Handed out only when the log has it: a statement outside the log is one that nobody can count.
      return { ...signed, proof: await deps.log.enter(signed.statement) }
    })
    known.set(id, { holder, carrying, witnessed })
    setTimeout(() => known.delete(id), deps.limits.lifetimeMs + KEPT_MS).unref()
    return carrying.ended.then(({ client: sent, server: got }) =>
      witnessed.then(
        () => deps.onEnd('stated', sent.bytes + got.bytes),
        () => deps.onEnd('lost', sent.bytes + got.bytes),
      ),
    )
  }

  return {
    newId: (): string => randomBytes(16).toString('hex'),
    open,
    /**
     * Ends the connection unless it ends by itself within `waitMs`. Null for an unknown one, and for one of somebody else.
     */
    statementOf(id: string, holder: string, waitMs: number): Promise<Witnessed> | null {
      const found = known.get(id)
      if (found === undefined || found.holder !== holder) return null
      const late = setTimeout(found.carrying.end, waitMs)
      return found.witnessed.finally(() => clearTimeout(late))
    },
    endAll(): Promise<unknown> {
      for (const { carrying } of known.values()) carrying.end()
      return Promise.allSettled([...known.values()].map(({ witnessed }) => witnessed))
    },
  }
}

/** How long a statement can be asked for after the longest connection. */
const KEPT_MS = 10 * 60_000
