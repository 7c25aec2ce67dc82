import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

export interface Service {
  image: string
  build?: { context: string; args: Record<string, string> }
  command?: string[]
  environment?: Record<string, string>
  env_file?: string[]
  healthcheck?: unknown
  logging?: { driver: string; options: Record<string, string> }
  ports?: string[]
  volumes?: string[]
}

export const composeText = readFileSync(
  fileURLToPath(new URL('../../../docker-compose.yml', import.meta.url)),
  'utf8',
)
export const services = (parse(composeText, { merge: true }) as { services: Record<string, Service> })
  .services

export const serviceOf = (name: string): Service => {
  const service = services[name]
  if (service === undefined) throw new Error(`docker-compose.yml has no service ${name}.`)
  return service
}

/**
 * The environment of the service's container, given the .env beside the file. Empty values count as unset.
 */
export function environmentOf(
  name: string,
  dotenv: Readonly<Record<string, string>>,
): Record<string, string> {
  const { environment = {}, env_file = [] } = serviceOf(name)
  const written = Object.entries(environment).map(([variable, value]) => [
    variable,
    String(value)
      .replaceAll(/\$\{(\w+):\+(\w*)\}/g, (_, from: string, given: string) => (dotenv[from] ? given : ''))
      .replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, from: string) => {
        if (!dotenv[from]) throw new Error(`${name} needs ${from}, which .env does not set.`)
        return dotenv[from]
      }),
  ])
  const all = { ...(env_file.includes('.env') ? dotenv : {}), ...Object.fromEntries(written) }
  return Object.fromEntries(Object.entries<string>(all).filter(([, value]) => value !== ''))
}

/** As Docker reads it: no quotes, no escapes, comments on separate lines. */
export function readDotenv(path: string): Record<string, string> {
  const lines = readFileSync(path, 'utf8').split('\n')
  return Object.fromEntries(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}
