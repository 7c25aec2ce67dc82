import type { ReadRecording, UploadedRecording } from '@veracite/core/app-answers/read-recording'
import { utf8Decode } from '@veracite/verify/bytes'
import { readScreen, renderedText } from '@veracite/verify/screen/compare-screen'

/** Everything that is uploaded, by name. What has no name here is not sent. */
export function previewOf(
  uploaded: UploadedRecording,
  read: ReadRecording,
): { name: string; value: string }[] {
  const { endpoint, browser, tool, picture, reply } = uploaded
  const { added } = readScreen(read.screen)
  const heads = read.connections.map(({ part, headers }) =>
    [
      `${part === 'reply' ? 'Reply' : 'Conversation'}:`,
      ...[...headers].map(([name, value]) => `${name}: ${value}`),
    ].join('\n'),
  )
  const sizes = read.connections.map(
    ({ part, client, server }) =>
      `${part}: ${client.length} bytes sent, ${server.length} bytes received, both encrypted`,
  )
  return [
    { name: 'Question', value: `${questionOf(read)}` },
    { name: 'Answer, as the provider sent it', value: renderedText(read.answer) },
    {
      name: 'Added by the page',
      value: added.map(({ kind, text }) => `${kind}: ${text}`).join('\n') || 'nothing',
    },
    { name: 'Sent by', value: `${endpoint}, ${uploaded.openedAt} to ${uploaded.closedAt}` },
    { name: 'Seen by the relay', value: reply?.relay ?? '' },
    { name: 'Recorded with', value: `${tool}, ${browser}` },
    { name: 'Connections', value: sizes.join('\n') },
    {
      name: 'Secrets of the server’s side, which open all that it sent on these connections, its headers included',
      value: heads.join('\n\n'),
    },
    {
      name: 'Your request, with your cookies',
      value:
        reply?.sealed == null
          ? 'encrypted; its secrets are thrown away, and nobody can open it'
          : 'encrypted; its secrets are sealed for the key that this installation keeps apart',
    },
    ...(read.conversation === null
      ? []
      : [
          {
            name: 'The conversation, as the provider sent it: all of its turns',
            value: utf8Decode(read.conversation.bytes),
          },
        ]),
    {
      name: 'Picture of the window',
      value: picture === null ? 'none' : 'below; an illustration that proves nothing',
    },
    ...(read.held === null ? [] : [{ name: 'Not yet', value: read.held.why }]),
  ]
}

const questionOf = ({ prompt, question }: ReadRecording): string =>
  question === 'conversation'
    ? `${prompt}\n(from the conversation that the provider sent)`
    : 'As you write it above; it rests on your word.'
