import type { Access, AskedThings } from '@veracite/core/access/access'
import type { Caller } from '@veracite/core/access/caller'
import type { ScopedServices } from '@veracite/core/scoped-services'
import type { ReplicaReads } from '@veracite/runtime/start/replica-reads'
import { withinDeadline } from '@veracite/terms/within-deadline'
import type { Reply } from './respond.ts'

/**
 * The answer of the replica, with how old it may be; null if the primary must be asked. Every refusal is left to the
 * primary: what the replica does not know may have been made a moment ago.
 */
export async function answerFromReplica(
  replica: ReplicaReads,
  { caller, access, asked, request, limitMs }: Asked,
  answer: (services: ScopedServices) => Promise<Reply>,
): Promise<Reply | null> {
  if (/\bno-cache\b/i.test(request.headers.get('cache-control') ?? '')) return null
  const picked = replica.pick()
  if (picked === null) return null
  try {
    const answering = picked.services.for(caller).admit(access, asked).then(answer)
    const reply = await withinDeadline(answering, limitMs / 2, () => {
      throw new Error('The replica took too long.')
    })
    replica.ended(null)
    const lag = picked.lagSeconds.toFixed(1)
    return { ...reply, headers: { ...reply.headers, 'veracite-replica-lag-seconds': lag } }
  } catch (error) {
    replica.ended(error)
    return null
  }
}

interface Asked {
  caller: Caller
  access: Access
  asked: AskedThings
  request: Request
  limitMs: number
}
