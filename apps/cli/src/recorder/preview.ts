import type { ReadRecording, UploadedRecording } from '@veracite/core/app-answers/read-recording'
import { utf8Decode } from '@veracite/verify/bytes'
import { readScreen, renderedText } from '@veracite/verify/screen/compare-screen'
import type { Say } from '@veracite/words/say-in'

/** Everything that is uploaded, by name. What has no name here is not sent. */
export function previewOf(
  uploaded: UploadedRecording,
  read: ReadRecording,
  say: Say,
  inWords: (reason: string) => string,
): { name: string; value: string }[] {
  const { endpoint, browser, tool, picture, reply } = uploaded
  const { added } = readScreen(read.screen)
  const heads = read.connections.map(({ part, headers }) =>
    [
      say('cliPreview.heads', { part: part === 'reply' ? part : 'other' }),
      ...[...headers].map(([name, value]) => `${name}: ${value}`),
    ].join('\n'),
  )
  const sizes = read.connections.map(({ part, client, server }) =>
    say('cliPreview.sizes', {
      ...{ part: part === 'reply' ? part : 'other', sent: client.length, received: server.length },
    }),
  )
  return [
    { name: say('cliPreview.question'), value: questionOf(read, say) },
    { name: say('cliPreview.answer'), value: renderedText(read.answer) },
    {
      name: say('cliPreview.added'),
      value: added.map(({ kind, text }) => `${kind}: ${text}`).join('\n') || say('cliPreview.nothing'),
    },
    {
      name: say('cliPreview.sentBy'),
      value: say('cliPreview.sentWhen', { endpoint, from: uploaded.openedAt, to: uploaded.closedAt }),
    },
    { name: say('cliPreview.seenBy'), value: reply?.relay ?? '' },
    { name: say('cliPreview.recordedWith'), value: `${tool}, ${browser}` },
    { name: say('cliPreview.connections'), value: sizes.join('\n') },
    {
      name: say('cliPreview.secrets'),
      value: heads.join('\n\n'),
    },
    {
      name: say('cliPreview.request'),
      value: say(`cliPreview.${reply?.sealed == null ? 'thrownAway' : 'sealed'}`),
    },
    ...(read.conversation === null
      ? []
      : [
          {
            name: say('cliPreview.conversation'),
            value: utf8Decode(read.conversation.bytes),
          },
        ]),
    {
      name: say('cliPreview.picture'),
      value: say(`cliPreview.${picture === null ? 'none' : 'below'}`),
    },
    ...(read.held === null ? [] : [{ name: say('cliPreview.notYet'), value: inWords(read.held.why) }]),
  ]
}

const questionOf = ({ prompt, question }: ReadRecording, say: Say): string =>
  question === 'conversation'
    ? `${prompt}\n${say('cliPreview.fromConversation')}`
    : say('cliPreview.yourWord')
