import {
  acceptedContent,
  completable,
  inputRequired,
  type McpServer,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import * as z from 'zod'
import { PIXEL_PNG } from './fixture-media.ts'

const Context = z.object({ context: z.string() })
const says = (words: string) => ({ role: 'user' as const, content: { type: 'text' as const, text: words } })

export function registerFixturePrompts(server: McpServer): void {
  server.registerPrompt('test_simple_prompt', { description: 'Says one thing.' }, () => ({
    messages: [says('A plain prompt.')],
  }))

  const Arguments = z.object({
    arg1: completable(z.string(), (start) =>
      ['test', 'tested', 'tester'].filter((word) => word.startsWith(start)),
    ),
    arg2: z.string(),
  })
  server.registerPrompt(
    'test_prompt_with_arguments',
    { description: 'Says what it is given.', argsSchema: Arguments },
    ({ arg1, arg2 }) => ({ messages: [says(`First ${arg1}, then ${arg2}.`)] }),
  )

  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'Holds a resource.', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) => ({
      messages: [
        {
          role: 'user',
          content: {
            type: 'resource',
            resource: { uri: resourceUri, mimeType: 'text/plain', text: 'Held inside the prompt.' },
          },
        },
        says('Read what is above.'),
      ],
    }),
  )

  server.registerPrompt('test_prompt_with_image', { description: 'Holds an image.' }, () => ({
    messages: [
      { role: 'user', content: { type: 'image', data: PIXEL_PNG, mimeType: 'image/png' } },
      says('Look at what is above.'),
    ],
  }))

  server.registerPrompt(
    'test_input_required_result_prompt',
    { description: 'Asks before it speaks.' },
    ({ mcpReq }) => {
      const answer = acceptedContent(mcpReq.inputResponses, 'user_context', Context)
      if (answer) return { messages: [says(`In the context of ${answer.context}.`)] }
      const user_context = inputRequired.elicit({ message: 'Which context?', requestedSchema: Context })
      return inputRequired({ inputRequests: { user_context } })
    },
  )
}

export function registerFixtureResources(server: McpServer): void {
  server.registerResource(
    'static-text',
    'test://static-text',
    { description: 'A text.', mimeType: 'text/plain' },
    ({ href }) => ({ contents: [{ uri: href, mimeType: 'text/plain', text: 'A text that stays.' }] }),
  )
  server.registerResource(
    'static-binary',
    'test://static-binary',
    { description: 'An image.', mimeType: 'image/png' },
    ({ href }) => ({ contents: [{ uri: href, mimeType: 'image/png', blob: PIXEL_PNG }] }),
  )
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { description: 'One of many.', mimeType: 'application/json' },
    ({ href }, { id }) => ({
      contents: [{ uri: href, mimeType: 'application/json', text: JSON.stringify({ id }) }],
    }),
  )
}
