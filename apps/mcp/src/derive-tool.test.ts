import { needs } from '@veracite/contract/base/access'
import { adminOperation } from '@veracite/contract/base/operation'
import * as t from '@veracite/contract/base/schemas'
import { reads } from '@veracite/contract/base/tool'
import type { ScopedServices } from '@veracite/core/scoped-services'
import { expect, test } from 'vitest'
import { deriveTool } from './tool.ts'

const operation = adminOperation('GET /api/admin/brands/{brandId}/things', {
  id: 'adminListThings',
  useCase: 'things.list',
  access: needs('viewer', 'params.brandId'),
  summary: 'List things',
  tools: { list_things: reads('Things', 'All of them.') },
  answers: {
    200: {
      description: 'Things.',
      schema: t.openObject({ items: t.list(t.text('A thing.'), 'All things.') }),
    },
  },
})

test('a tool without code of its own calls the use case of its operation', async () => {
  const asked: unknown[] = []
  const services = {
    resolveBrand: async (named: string) => ({ id: `id of ${named}` }),
    things: { list: async (...given: unknown[]) => ({ items: asked.push(given) && ['one'] }) },
  } as unknown as ScopedServices
  const tool = deriveTool(operation, 'list_things')
  expect(Object.keys(tool.input.properties)).toEqual(['brand'])
  const { value } = await tool.call(services, { brand: 'Halden' }, null)
  expect([asked, value]).toMatchObject([[['id of Halden']], { untrusted: { fields: ['*'] }, items: ['one'] }])
})

test('a tool that nothing answers is refused at the start', () => {
  const { useCase, ...without } = operation
  expect(useCase).toBe('things.list')
  expect(() => deriveTool(without, 'list_things')).toThrow(/needs a use case/)
})
