import { createSocket } from 'node:dgram'
import type { ClockReading, ClockSources } from '@veracite/core/clocks/compared-clock'

const LIMIT_MS = 3_000
/** Seconds between 1900, where NTP begins to count, and 1970. */
const NTP_EPOCH_S = 2_208_988_800

/** Servers of NTP (`ntp:host` or `ntp:host:port`) and the `Date` of web servers (`https://host`). */
export const createClockSources = (sources: readonly string[]): ClockSources => ({
  read: () =>
    Promise.all(
      [...new Set(sources)].map((source) =>
        (source.startsWith('ntp:') ? readNtp(source) : readDate(source)).catch(
          (): ClockReading => ({ source, offsetMs: null, withinMs: null }),
        ),
      ),
    ),
})

/** The header has whole seconds: the middle of that second, and half of the way there and back. */
async function readDate(source: string): Promise<ClockReading> {
  const asked = Date.now()
  const signal = AbortSignal.timeout(LIMIT_MS)
  const reply = await fetch(source, { method: 'HEAD', redirect: 'manual', cache: 'no-store', signal })
  const answered = Date.now()
  const theirs = Date.parse(reply.headers.get('date') ?? '')
  if (Number.isNaN(theirs)) throw new Error('no date')
  const offsetMs = Math.round((asked + answered) / 2 - (theirs + 500))
  return { source, offsetMs, withinMs: 500 + Math.ceil((answered - asked) / 2) }
}

function readNtp(source: string): Promise<ClockReading> {
  const [, host = '', port = '123'] = source.split(':')
  const { promise, resolve, reject } = Promise.withResolvers<ClockReading>()
  const socket = createSocket('udp4')
  const late = setTimeout(() => reject(new Error('late')), LIMIT_MS)
  // Version 4, client. The transmit time comes back, so that a stray packet is not taken for the answer.
  const packet = Buffer.alloc(48)
  packet[0] = 0x23
  let asked = 0
  socket.on('error', reject)
  socket.on('message', (reply) => {
    const answered = Date.now()
    const isOwn = reply.length >= 48 && packet.subarray(40, 48).equals(reply.subarray(24, 32))
    // Stratum 0 is a refusal.
    if (!isOwn || ((reply[0] ?? 0) & 7) !== 4 || reply[1] === 0) return
    const [received, sent] = [timeAt(reply, 32), timeAt(reply, 40)]
    const offsetMs = Math.round((asked - received + (answered - sent)) / 2)
    const withinMs = Math.max(1, Math.ceil((answered - asked - (sent - received)) / 2))
    resolve({ source, offsetMs, withinMs })
  })
  socket.connect(Number(port), host, () => {
    asked = Date.now()
    packet.writeUInt32BE(Math.floor(asked / 1000) + NTP_EPOCH_S, 40)
    packet.writeUInt32BE(Math.floor(((asked % 1000) / 1000) * 2 ** 32), 44)
    socket.send(packet)
  })
  return promise.finally(() => {
    clearTimeout(late)
    socket.close()
  })
}

const timeAt = (reply: Buffer, at: number): number =>
  (reply.readUInt32BE(at) - NTP_EPOCH_S) * 1000 + (reply.readUInt32BE(at + 4) * 1000) / 2 ** 32
