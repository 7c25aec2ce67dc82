import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../..', import.meta.url))

/** The linters are Node programs; the document they read is the one that is checked in. */
function lint(bin: string, args: string[]): { status: number | null; output: string } {
  const result = spawnSync('node', [`${folder}node_modules/${bin}`, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
  })
  return { status: result.status, output: result.stdout + result.stderr }
}

const DOCUMENTS = ['openapi.json', 'admin-openapi.json']

test("Redocly's strict recommended rules find nothing", () => {
  const { status, output } = lint('@redocly/cli/bin/cli.js', ['lint', ...DOCUMENTS])
  expect([status, output]).toEqual([0, expect.not.stringMatching(/\d+ (errors?|warnings?)/)])
  for (const document of DOCUMENTS) expect(output).toContain(`${document}: validated`)
})

test("all of Spectral's OpenAPI rules find nothing", () => {
  const { status, output } = lint('@stoplight/spectral-cli/dist/index.js', [
    'lint',
    '--fail-severity=hint',
    '--verbose',
    ...DOCUMENTS,
  ])
  expect([status, output]).toEqual([0, expect.stringContaining('No results')])
  for (const document of DOCUMENTS) expect(output).toMatch(new RegExp(`Linting .*/${document}$`, 'm'))
})
