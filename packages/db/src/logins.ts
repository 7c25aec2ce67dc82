import { createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import { sha256 } from '@veracite/terms/digest'
import type { Sql } from './open-postgres.ts'
import { canActAs, retryWhenRaced } from './roles.ts'
import { StartRefusal } from './start-refusal.ts'

/** A URL the application connects with, and the role it acts as. */
export type Login = { variable: string; url: string; role: string }

/**
 * Lets a login of the application act as its role, and creates the login if it does not exist. If the
 * migrating login may not do that, the refusal contains the command that somebody else has to run. Returns
 * what was done, or null.
 */
export async function ensureLogin(sql: Sql, { variable, url, role }: Login): Promise<string | null> {
  const { username, password } = new URL(url)
  const name = decodeURIComponent(username)
  const [self] = await sql<{ name: string; may: boolean }[]>`
    select session_user::text as name, rolsuper or rolcreaterole as may from pg_roles where rolname = session_user`
  if (name === '' || name === self?.name) return null
  const [found] = await sql`select from pg_roles where rolname = ${name}`
  if (found !== undefined && (await canActAs(sql, role, name))) return null

  const quoted = `"${name.replaceAll('"', '""')}"`
  const grant = `grant ${role} to ${quoted}`
  const commands = found === undefined ? `create role ${quoted} login password '…'; ${grant}` : grant
  const refused = new StartRefusal(
    `The login ${name} of ${variable} cannot act as ${role}, and the login that migrates may not change that. Run as one that may: ${commands}`,
  )
  if (self?.may !== true || (found === undefined && password === '')) throw refused
  try {
    if (found === undefined) await create(sql, quoted, decodeURIComponent(password))
    await retryWhenRaced(() => sql.unsafe(grant))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42501') throw refused
    throw error
  }
  return found === undefined ? `login ${name} made, a member of ${role}` : `${role} granted to ${name}`
}

async function create(sql: Sql, quoted: string, password: string): Promise<void> {
  await retryWhenRaced(() => sql.unsafe(`create role ${quoted} login password '${scramVerifier(password)}'`))
}

/**
 * What the server would store (RFC 5802), so that the password never appears in a statement that may be
 * logged.
 */
function scramVerifier(password: string): string {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, ITERATIONS, 32, 'sha256')
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = sha256(keyOf('Client Key'))
  const encoded = [salt, stored, keyOf('Server Key')].map((bytes) => bytes.toString('base64'))
  return `SCRAM-SHA-256$${ITERATIONS}:${encoded[0]}$${encoded[1]}:${encoded[2]}`
}

const ITERATIONS = 4096
