import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { PIXEL_PNG, SILENCE_WAV } from './fixture-media.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const text = (words: string): CallToolResult => ({ content: [{ type: 'text', text: words }] })

/** Tools the conformance suite calls by name: one for each kind of content, and for each way to answer. */
export function registerFixtureTools(server: McpServer): void {
  const answer = (name: string, description: string, result: CallToolResult) =>
    server.registerTool(name, { description }, () => result)

  answer('test_simple_text', 'Answers with a text.', text('A plain answer.'))
  answer('test_image_content', 'Answers with an image.', {
    content: [{ type: 'image', data: PIXEL_PNG, mimeType: 'image/png' }],
  })
  answer('test_audio_content', 'Answers with a sound.', {
    content: [{ type: 'audio', data: SILENCE_WAV, mimeType: 'audio/wav' }],
  })
  answer('test_embedded_resource', 'Answers with a resource.', {
    content: [
      {
        type: 'resource',
        resource: {
          uri: 'test://embedded-resource',
          mimeType: 'text/plain',
          text: 'Held inside the answer.',
        },
      },
    ],
  })
  answer('test_multiple_content_types', 'Answers with three kinds of content.', {
    content: [
      { type: 'text', text: 'Three kinds:' },
      { type: 'image', data: PIXEL_PNG, mimeType: 'image/png' },
      {
        type: 'resource',
        resource: { uri: 'test://mixed-content-resource', mimeType: 'application/json', text: '{"three":3}' },
      },
    ],
  })

  server.registerTool('test_error_handling', { description: 'Always fails.' }, () => ({
    ...text('This one always fails.'),
    isError: true,
  }))

  server.registerTool('test_tool_with_progress', { description: 'Tells how far it is.' }, async (context) => {
    const progressToken = context.mcpReq._meta?.progressToken
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined) {
        await context.mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken, progress, total: 100 },
        })
      }
      await wait(20)
    }
    return text('All the way.')
  })

  server.registerTool(
    'test_logging_tool',
    { description: 'Would log, if it was asked to.' },
    async (context) => {
      await context.mcpReq.log('info', 'half way')
      return text('Logged, or not.')
    },
  )
}
