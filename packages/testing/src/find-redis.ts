import { connect } from 'node:net'

/** Whether a Redis or Valkey answers PING there within a second. */
export function redisAnswers(url: string): Promise<boolean> {
  const { hostname, port, username, password } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname || '127.0.0.1', port: Number(port || 6379) })
    const finish = (answer: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answer)
    }
    const timer = setTimeout(finish, 1_000, false)
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
