import { connect } from 'node:net'

/** Long: on a busy machine a database is being set up at the same time. */
const LONGEST_ANSWER_MS = 10_000

/** Whether a Redis or Valkey answers PING there. A closed port is noticed at once. */
export function redisAnswers(url: string): Promise<boolean> {
  const { hostname, port, username, password } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname || '127.0.0.1', port: Number(port || 6379) })
    const finish = (answer: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answer)
    }
    const timer = setTimeout(finish, LONGEST_ANSWER_MS, false)
    let reply = ''
    socket.on('error', () => finish(false))
    socket.on('close', () => finish(false))
    socket.on('data', (bytes) => {
      reply += bytes.toString()
      if (reply.includes('+PONG')) finish(true)
      else if (reply.includes('-')) finish(false)
    })
    const login = [username, password].map(decodeURIComponent).filter(Boolean).join(' ')
    socket.write(`${password ? `AUTH ${login}\r\n` : ''}PING\r\n`)
  })
}
