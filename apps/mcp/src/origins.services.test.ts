import {
  engineOf,
  misnamed,
  namesOf,
  sumsIn,
  useThreeOrigins,
} from '@veracite/api/test-support/three-origins'
import { type Engine, ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import type { ScriptedEngine } from '@veracite/testing/scripted-engine'
import { expect, test } from 'vitest'
import { useTestMcp } from './test-support/server.ts'
import { argsOf, TOOL_CASES } from './test-support/tool-cases.ts'

const SHOWING = Object.keys(TOOL_CASES).filter((name) => TOOL_CASES[name]?.showsAnswers)
/** They are about one answer or scan, so the warning is about that. */
const ABOUT_ONE = SHOWING.filter((name) => !name.startsWith('list_'))

const engines = new Map<Engine, ScriptedEngine>([engineOf('demo')])
const mcp = useTestMcp({ engines })
const three = useThreeOrigins(() => mcp.world, engines)
const callOf = (name: string, origin: Origin) => mcp.call(name, argsOf(name, namesOf(three, origin)))

test.each(SHOWING)('%s names the origin of answers and never adds origins up', async (name) => {
  for (const origin of ORIGINS) {
    const { structured, isError } = await callOf(name, origin)
    expect(isError).toBe(false)
    expect(misnamed(structured, three)).toEqual([])
    expect(sumsIn(structured, ['bytes', 'usage', 'log', 'start', 'end', 'proof'])).toEqual([])
  }
})

test.each(ABOUT_ONE)('%s begins with a warning that no agent can overlook', async (name) => {
  const warnings = { app: /^APP: /, demo: /^DEMO: invented/, stand_in: /^STAND-IN: /, engine: undefined }
  for (const origin of ORIGINS) {
    const { structured, text } = await callOf(name, origin)
    if (warnings[origin] === undefined) expect(structured.warning).toBeUndefined()
    else expect(structured.warning).toMatch(warnings[origin])
    expect(text.startsWith('{"warning":"')).toBe(origin !== 'engine')
  }
})

test('scans of different origin are not compared', async () => {
  const brand = three.brandId
  const unasked = await mcp.call('get_changes', { brand })
  expect(unasked.json.status).toBe(409)
  const { demo, engine } = three.of
  const asked = await mcp.call('get_changes', { brand, from: demo.scanId, to: engine.scanId })
  expect([asked.json.status, asked.json.error]).toEqual([409, expect.stringMatching(/cannot be compared/)])
})

test('corrections are of three origins, and times are of one', async () => {
  const { structured } = await mcp.call('list_corrections', { brand: three.brandId })
  const origins = structured.items.map(({ origin }: { origin: Origin }) => origin)
  expect(origins).toEqual(['demo', 'stand_in', 'app', 'engine'])
  expect(structured.times).toMatchObject({ demo: true, origin: 'demo' })
})

test('a list of several says that a part of it is not the engine’s', async () => {
  const { structured } = await mcp.call('list_scans', { brandId: three.brandId })
  expect(structured.warning).toMatch(/^Of a part of this.*STAND-IN: .*DEMO: /)
})
