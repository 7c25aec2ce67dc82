import { createSocket } from 'node:dgram'

export interface LocalDns extends AsyncDisposable {
  /** For `--resolver`. */
  address: string
  /** Every name that was asked for. */
  asked: string[]
}

/** A name server on the loopback: TXT records by name, "no such name" for all others, silence when told so. */
export async function startLocalDns(records: Record<string, string[]> | 'silent'): Promise<LocalDns> {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (query, sender) => {
    const { name, question } = readQuestion(query)
    asked.push(name)
    if (records !== 'silent') socket.send(answer(query, question, records[name]), sender.port, sender.address)
  })
  const bound = Promise.withResolvers<void>()
  socket.bind(0, '127.0.0.1', bound.resolve)
  await bound.promise
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    [Symbol.asyncDispose]: async () => void socket.close(),
  }
}

const HEADER_BYTES = 12

function readQuestion(query: Buffer): { name: string; question: Buffer } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), question: query.subarray(HEADER_BYTES, at + 5) }
}

function answer(query: Buffer, question: Buffer, texts: string[] | undefined): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(texts === undefined ? 0x8183 : 0x8180, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(texts?.length ?? 0, 6)
  return Buffer.concat([header, question, ...(texts ?? []).map(txtRecord)])
}

/** The name is a pointer to the question; class IN, one minute. */
function txtRecord(text: string): Buffer {
  const data = Buffer.concat([Buffer.of(text.length), Buffer.from(text, 'ascii')])
  return Buffer.concat([Buffer.of(0xc0, HEADER_BYTES, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length), data])
}
