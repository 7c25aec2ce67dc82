import { parseConfig } from '@veracite/runtime/settings/config'
import type { Env } from '@veracite/runtime/settings/env'
import { VARIABLES } from '@veracite/runtime/settings/variables'
import type { Say } from '@veracite/words/say-in'
import { bad, type Finding, good, warn } from './finding.ts'

/** The settings of this shell, read as `npm start` would read them. */
export function checkSettings(env: Env, say: Say): Finding[] {
  const parsed = parseConfig(env, 'standalone')
  const set = VARIABLES.filter(({ name }) => env[name]?.trim()).length
  const findings = parsed.ok
    ? [good('settings', set === 0 ? say('cliDoctor.nothingSet') : say('cliDoctor.allUsable', { count: set }))]
    : parsed.problems.map(({ variable, message, example }) =>
        bad('settings', `${variable} ${message}`, say('cliDoctor.forExample', { example })),
      )
  const known = new Set([...VARIABLES.map(({ name }) => name), 'VERACITE_URL', 'VERACITE_DEBUG'])
  const unknown = Object.keys(env).filter((name) => name.startsWith('VERACITE_') && !known.has(name))
  return [
    ...findings,
    ...unknown.map((name) =>
      warn('settings', say('cliDoctor.nothingReads', { name }), say('cliDoctor.spelling')),
    ),
  ]
}
