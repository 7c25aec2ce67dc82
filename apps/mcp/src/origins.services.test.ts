import {
  engineOf,
  misnamed,
  scanThreeOrigins,
  sumsIn,
  type ThreeOrigins,
} from '@veracite/api/test-support/three-origins'
import { type Engine, ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import type { ScriptedEngine } from '@veracite/testing/scripted-engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestMcp, type TestMcp } from './test-support/server.ts'
import { tools } from './tools.ts'

/** Tools that show no answer and no number of answers. */
const WITHOUT_ANSWERS = [
  'list_brands',
  'start_scan',
  'reverify_run',
  'get_ground_truth',
  'refresh_ground_truth',
  'find_brand',
  'list_cases',
  // Until one is made: see questions.services.test.ts.
  'get_report',
  'make_case',
  'add_facts',
  'add_prompts',
  'scan_brand',
  'list_predicates',
  'list_products',
  // Shows what get_correction shows of the same.
  'open_correction',
  // It begins to ask: what is answered is in get_correction.
  'watch_correction',
]

type OfOne = ThreeOrigins['of'][Origin] & { correctionId: string }
type Arguments = (of: OfOne, brandId: string) => Record<string, unknown>
const CALLS: Record<string, Arguments> = {
  list_scans: (_, brandId) => ({ brandId }),
  get_scan: ({ scanId }) => ({ scanId }),
  list_confabulations: (_, brandId) => ({ brandId, window: 'all' }),
  get_run_evidence: ({ runId }) => ({ runId }),
  get_evidence_bundle: ({ runId }) => ({ runId }),
  lookup_evidence_hash: ({ sha256 }) => ({ hash: sha256 }),
  check_evidence_content: ({ sha256 }) => ({ hash: sha256, content: 'anything' }),
  list_findings: (_, brand) => ({ brand }),
  get_finding: ({ findingId }) => ({ findingId }),
  get_rates: ({ scanId }, brand) => ({ brand, scanId }),
  list_sources: (_, brand) => ({ brand }),
  list_reviews: (_, brand) => ({ brand }),
  list_corrections: (_, brand) => ({ brand }),
  get_correction: ({ correctionId }) => ({ correctionId }),
}
/** They are about one answer or scan, so the warning is about that. */
const ABOUT_ONE = Object.keys(CALLS).filter((name) => !name.startsWith('list_'))
/** There is one scan of each origin here: what it compares is of one origin, or it refuses. */
const COMPARES = ['get_changes']

test('every tool is in one of the lists', () => {
  const listed = [...WITHOUT_ANSWERS, ...Object.keys(CALLS), ...COMPARES]
  expect(listed.toSorted()).toEqual(tools.map(({ name }) => name).toSorted())
})

describe('tools that show answers of three origins', () => {
  const engines = new Map<Engine, ScriptedEngine>([engineOf('demo')])
  let mcp: TestMcp
  let three: ThreeOrigins & { of: Record<Origin, OfOne> }
  beforeAll(async () => {
    mcp = await startTestMcp({ engines })
    const ask = async (method: string, path: string, body?: unknown) =>
      (await mcp.rest(method, path, body)).body
    const { brandId, of } = await scanThreeOrigins(mcp.world, engines, ask)
    const corrected = async (origin: Origin): Promise<OfOne> => {
      const { findingId, ids } = of[origin]
      const { id } = await ask('POST', `/api/admin/brands/${brandId}/corrections`, { findingId })
      return { ...of[origin], correctionId: id, ids: new Set([...ids, id]) }
    }
    three = {
      brandId,
      of: {
        engine: await corrected('engine'),
        stand_in: await corrected('stand_in'),
        demo: await corrected('demo'),
      },
    }
  }, 120_000)
  afterAll(() => mcp?.stop())

  test.each(Object.keys(CALLS))('%s names whose they are, and adds nothing up', async (name) => {
    for (const origin of ORIGINS) {
      const { structured, isError } = await mcp.call(
        name,
        CALLS[name]?.(three.of[origin], three.brandId) ?? {},
      )
      expect(isError).toBe(false)
      expect(misnamed(structured, three)).toEqual([])
      expect(sumsIn(structured, ['bytes', 'usage', 'log', 'start', 'end', 'proof'])).toEqual([])
    }
  })

  test.each(ABOUT_ONE)('%s begins with a warning that no agent can overlook', async (name) => {
    const warnings = { demo: /^DEMO: invented/, stand_in: /^STAND-IN: /, engine: undefined }
    for (const origin of ORIGINS) {
      const { structured, text } = await mcp.call(name, CALLS[name]?.(three.of[origin], three.brandId) ?? {})
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
    expect(origins).toEqual(['demo', 'stand_in', 'engine'])
    expect(structured.times).toMatchObject({ demo: true, origin: 'demo' })
  })

  test('a list of several says that a part of it is not the engine’s', async () => {
    const { structured } = await mcp.call('list_scans', { brandId: three.brandId })
    expect(structured.warning).toMatch(/^Of a part of this.*STAND-IN: .*DEMO: /)
  })
})
