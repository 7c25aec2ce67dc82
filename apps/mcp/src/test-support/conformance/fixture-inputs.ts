import {
  acceptedContent,
  type CallToolResult,
  createRequestStateCodec,
  type InputRequest,
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server'
import * as z from 'zod'

/** State that comes back from the client is only believed when its seal is ours. */
export const stateCodec = createRequestStateCodec({ key: 'a key of the conformance fixtures, not a secret' })

const Name = z.object({ name: z.string() })
const Color = z.object({ color: z.string() })
const Confirmation = z.object({ ok: z.boolean() })

const askName = inputRequired.elicit({ message: 'What is your name?', requestedSchema: Name })
const askSample = (words: string): InputRequest =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text: words } }],
    maxTokens: 50,
  })

const text = (words: string): CallToolResult => ({ content: [{ type: 'text', text: words }] })
const given = (context: ServerContext, key: string) => inputResponse(context.mcpReq.inputResponses, key)
const PREFIX = 'test_input_required_result'

/** Tools that need something of the client before they can answer. */
export function registerFixtureInputs(server: McpServer): void {
  const tool = (
    name: string,
    call: (context: ServerContext) => Promise<CallToolResult | ReturnType<typeof inputRequired>>,
  ) => server.registerTool(name, { description: `Fixture: ${name}.` }, call)

  for (const name of [`${PREFIX}_elicitation`, 'test_streaming_elicitation'])
    tool(name, async ({ mcpReq }) => {
      const answer = acceptedContent(mcpReq.inputResponses, 'user_name', Name)
      return answer
        ? text(`Hello, ${answer.name}!`)
        : inputRequired({ inputRequests: { user_name: askName } })
    })

  tool(`${PREFIX}_sampling`, async (context) =>
    given(context, 'capital_question').kind === 'sampling'
      ? text('Thank you for the sample.')
      : inputRequired({ inputRequests: { capital_question: askSample('What is the capital of France?') } }),
  )

  // Asks for a sample whatever the client declared: the server itself refuses clients that cannot sample.
  tool('test_missing_capability', async (context) =>
    given(context, 'sample').kind === 'sampling'
      ? text('Sampled.')
      : inputRequired({ inputRequests: { sample: askSample('Say anything') } }),
  )

  tool(`${PREFIX}_list_roots`, async (context) => {
    const roots = given(context, 'client_roots')
    return roots.kind === 'roots'
      ? text(`Roots: ${roots.roots.map(({ uri }) => uri).join(', ')}`)
      : inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } })
  })

  for (const name of [`${PREFIX}_request_state`, `${PREFIX}_tampered_state`]) {
    tool(name, async (context) => {
      const state = context.mcpReq.requestState<{ asked: string }>()
      const confirmed = acceptedContent(context.mcpReq.inputResponses, 'confirm', Confirmation)
      if (confirmed && state?.asked === name) return text('state-ok')
      return inputRequired({
        inputRequests: {
          confirm: inputRequired.elicit({ message: 'Please confirm', requestedSchema: Confirmation }),
        },
        requestState: await stateCodec.mint({ asked: name }, context),
      })
    })
  }

  tool(`${PREFIX}_multiple_inputs`, async (context) => {
    const kinds = ['user_name', 'greeting', 'client_roots'].map((key) => given(context, key).kind)
    if (!kinds.includes('missing')) return text('Three answers, thank you.')
    return inputRequired({
      inputRequests: {
        user_name: askName,
        greeting: askSample('Generate a greeting'),
        client_roots: inputRequired.listRoots(),
      },
      requestState: await stateCodec.mint({ step: 1 }, context),
    })
  })

  tool(`${PREFIX}_multi_round`, async (context) => {
    const state = context.mcpReq.requestState<{ step: number; name?: string }>()
    const name = acceptedContent(context.mcpReq.inputResponses, 'step1', Name)?.name
    const color = acceptedContent(context.mcpReq.inputResponses, 'step2', Color)?.color
    if (state?.step === 2 && color !== undefined) return text(`${state.name} likes ${color}.`)
    if (state?.step === 1 && name !== undefined) {
      return inputRequired({
        inputRequests: {
          step2: inputRequired.elicit({ message: 'Step 2: which colour?', requestedSchema: Color }),
        },
        requestState: await stateCodec.mint({ step: 2, name }, context),
      })
    }
    return inputRequired({
      inputRequests: {
        step1: inputRequired.elicit({ message: 'Step 1: what is your name?', requestedSchema: Name }),
      },
      requestState: await stateCodec.mint({ step: 1 }, context),
    })
  })

  tool(`${PREFIX}_capabilities`, async () => {
    const may = server.server.getClientCapabilities()
    return inputRequired({
      inputRequests: {
        ...(may?.elicitation && { user_name: askName }),
        ...(may?.sampling && { greeting: askSample('Generate a greeting') }),
      },
    })
  })
}
