import { hkdfSync, randomUUID } from 'node:crypto'
import {
  type CallToolResult,
  createRequestStateCodec,
  type ElicitRequestFormParams,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { canonicalJson } from '@veracite/terms/canonical-json'
import { sha256Hex } from '@veracite/terms/digest'
import { DomainError, invalidField } from '@veracite/terms/errors'
import { asSaid } from '@veracite/words/refusals'
import type { Caller } from './caller.ts'
import type { Decision, Question, Tool } from './tool.ts'

/** Long enough for a person to read and answer, too short to be kept for later. */
const VALID_SECONDS = 300

/** The sealed content of a question: a digest of the call, and an id of the decision. */
interface Sealed {
  seal: string
  id: string
}

/** One call of a tool that asks, and how it arrived. */
export interface Asked {
  tool: Tool
  args: Record<string, unknown>
  caller: Caller
  context: ServerContext
  /** Whether the client can show a question to a person itself. */
  canElicit: boolean
}

export type Confirmed = { decision: Decision } | { reply: CallToolResult | InputRequiredResult }

export type Confirmations = ReturnType<typeof createConfirmations>

/**
 * Nothing that spends money or changes something happens before a person was told what and said yes. Clients that can
 * ask do so themselves; for the others, the first call only tells, and the second one repeats the same arguments with a
 * token from the first. Both are sealed: an answer counts for this tool, these arguments and this caller, for five
 * minutes. The key is derived from the platform token, so that any process can take any of the two calls.
 */
export function createConfirmations(platformToken: string) {
  const key = new Uint8Array(hkdfSync('sha256', platformToken, '', 'veracite tool confirmation v1', 32))
  const codec = createRequestStateCodec<Sealed>({ key, ttlSeconds: VALID_SECONDS })

  return {
    verify: codec.verify,

    async confirm(asked: Asked, question: () => Promise<Question>): Promise<Confirmed> {
      const { tool, caller, context, canElicit } = asked
      const { confirmation, ...args } = asked.args
      const seal = sealOf({ tool: tool.name, args, caller: caller.principal })
      const decide = ({ id }: Sealed): Confirmed => ({
        decision: { id, requestSha256: Buffer.from(seal, 'hex'), principal: caller.principal },
      })

      const answer = inputResponse(context.mcpReq.inputResponses, ANSWER)
      if (answer.kind === 'elicit') {
        const sealed = context.mcpReq.requestState<Sealed>()
        if (sealed?.seal !== seal) throw notThisQuestion()
        if (answer.action !== 'accept' || answer.content?.proceed !== true) throw declined()
        return decide(sealed)
      }
      if (confirmation !== undefined) {
        const sealed = await codec.verify(String(confirmation), context).catch(() => null)
        if (sealed?.seal !== seal) throw notThisQuestion()
        return decide(sealed)
      }

      const asking = await question()
      const token = await codec.mint({ seal, id: randomUUID() }, context)
      return { reply: canElicit ? elicitation(asking, token) : announcement(asking, token) }
    },
  }
}

const ANSWER = 'proceed'

function sealOf(call: { tool: string; args: object; caller: string }): string {
  try {
    return sha256Hex(canonicalJson(call))
  } catch {
    throw invalidField(asSaid('Invalid arguments.'), '', asSaid('are nested too deeply'))
  }
}

const PROCEED: ElicitRequestFormParams['requestedSchema'] = {
  type: 'object',
  properties: { proceed: { type: 'boolean', title: 'Do it', default: false } },
  required: ['proceed'],
}

const elicitation = ({ words }: Question, requestState: string) =>
  inputRequired({
    inputRequests: { [ANSWER]: inputRequired.elicit({ message: words, requestedSchema: PROCEED }) },
    requestState,
  })

function announcement({ words, priceUsd }: Question, confirmation: string): CallToolResult {
  const value = {
    done: false,
    question: words,
    priceUsd,
    confirmation,
    expiresInSeconds: VALID_SECONDS,
    next: 'Nothing was done yet. Show the question to the user. Only if they agree, call again with the same arguments and this confirmation.',
  }
  return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value }
}

const notThisQuestion = () =>
  invalidField(
    asSaid('The confirmation is not valid for this call. Nothing was done.'),
    'confirmation',
    asSaid(
      'must come from a call with the same arguments in the last five minutes: leave it out to ask again',
    ),
  )

const declined = () => new DomainError('conflict', asSaid('The user did not agree. Nothing was done.'))
