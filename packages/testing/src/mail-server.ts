import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** `smtp://127.0.0.1:…` */
  url: string
  /** Every mail as it arrived, with its headers. */
  received: { to: string; text: string }[]
  /** Receivers it refuses, with the code of its refusal. */
  refusals: Map<string, number>
  stop(): Promise<void>
}

/** A mail server that speaks the protocol and keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const received: MailServer['received'] = []
  const refusals: MailServer['refusals'] = new Map()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      const code = refusals.get(address)
      done(code === undefined ? null : Object.assign(new Error('refused'), { responseCode: code }))
    },
    onData(stream, { envelope }, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
