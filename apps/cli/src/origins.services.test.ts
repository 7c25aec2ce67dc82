import { writeFileSync } from 'node:fs'
import {
  engineOf,
  misnamed,
  namesOf,
  publishLog,
  sumsIn,
  sumsInText,
  useThreeOrigins,
} from '@veracite/api/test-support/three-origins'
import { type Engine, ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import { fillTemplate } from '@veracite/testing/fill-template'
import type { ScriptedEngine } from '@veracite/testing/scripted-engine'
import { beforeAll, expect, test } from 'vitest'
import { IN_INSTALLATION } from './commands/in-installation.ts'
import { systemIo } from './context.ts'
import CASES from './origins.cases.json' with { type: 'json' }
import { createProgram } from './program.ts'
import { lines, useCli } from './test-support/server.ts'

/**
 * Commands that show no answer, no finding and no number of either, that only queue work, or that print or save what the
 * API answers, which apps/api/src/routes/origins.services.test.ts reads; the others, with arguments; members that count other things.
 */
const { withoutAnswers, commands, otherNumbers } = CASES
/** Shown whether or not an id is. */
const ALWAYS_NAMED = [
  ...['rates', 'runs', 'findings show', 'evidence', 'scan', 'check', 'bundle', 'verify', 'corrections show'],
]
const NAMED: Record<Origin, RegExp> = { demo: /DEMO/, app: /app/i, stand_in: /stand-in/i, engine: /./ }

test('every command is in one of the lists', () => {
  const { program } = createProgram(systemIo(), IN_INSTALLATION)
  const known = [...withoutAnswers, ...Object.keys(commands).map((name) => name.split(' ')[0])]
  const names = program.commands.map((command) => command.name())
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})

const engines = new Map<Engine, ScriptedEngine>([engineOf('demo')])
const { world, api, cli, file } = useCli({ engines })
const three = useThreeOrigins(() => world, engines)
beforeAll(async () => {
  writeFileSync(file('answer.txt'), 'something else')
  await publishLog(world)
  const { brandId, of } = three
  for (const { runId } of [of.demo, of.engine])
    await api.ask('POST', '/api/admin/cases', { brandId, runs: [runId] })
  const day = new Date().toISOString().slice(0, 10)
  await api.ask('POST', `/api/admin/brands/${brandId}/reports`, { from: day, to: day })
})

function expectNamed(stdout: string): void {
  for (const origin of ORIGINS)
    if ([...three.of[origin].ids].some((id) => stdout.includes(id))) expect(stdout).toMatch(NAMED[origin])
}

test.each(Object.entries(commands))(
  '%s names whose answers it shows, and adds nothing up',
  async (name, template) => {
    for (const origin of ORIGINS) {
      const words = fillTemplate(template, namesOf(three, origin)).split(' ')
      const { stdout } = await cli(...words)
      expectNamed(stdout)
      if (ALWAYS_NAMED.includes(name)) expect(stdout).toMatch(NAMED[origin])
      // The steps of a verification have numbers of their own, and so have events.
      if (name !== 'verify') expect(sumsInText(stdout.replace(/#\d+/g, ''))).toEqual([])
      for (const body of bodiesOf((await cli(...words, '--json')).stdout)) {
        if (name !== 'verify' && name !== 'bundle') expect(misnamed(body, three)).toEqual([])
        expect(sumsIn(body, otherNumbers)).toEqual([])
      }
    }
  },
)

test('predicates preview names whose answers it shows', async () => {
  const words = ['predicates', 'preview', three.brandId, ...CASES.declared, '--limit', '20']
  expectNamed((await cli(...words)).stdout)
  const [preview] = bodiesOf((await cli(...words, '--json')).stdout)
  const items = expect.arrayContaining([expect.objectContaining({ origin: 'app' })])
  expect(preview).toMatchObject({ items })
  expect(misnamed(preview, three)).toEqual([])
})

test('the case with invented answers is marked, and no other', async () => {
  const { stdout } = await cli('case', 'list', three.brandId)
  expect(stdout.match(/DEMO/g)).toHaveLength(1)
})

/** One document, or one to a line. */
function bodiesOf(json: string): unknown[] {
  try {
    return json.trim() === '' ? [] : [JSON.parse(json)]
  } catch {
    return lines(json)
  }
}
