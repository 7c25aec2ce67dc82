import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * The registry of tool servers refuses a file that its published format does not allow, and does so at the end of a
 * release. What the format of 2025-12-11 asks of the members that we use, with its limits.
 */
const root = join(import.meta.dirname, '../..')
const server = JSON.parse(readFileSync(join(root, 'server.json'), 'utf8'))

interface Input {
  description?: string
  isRequired?: boolean
  isSecret?: boolean
  placeholder?: string
  value?: string
  variables?: Record<string, Input>
}

test('it names a format that the registry takes, and has no member that the format does not know', () => {
  expect(server.$schema).toBe('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json')
  const known = 'name title description version websiteUrl repository packages remotes icons _meta'
  expect(Object.keys(server).filter((name) => !`$schema ${known}`.split(' ').includes(name))).toEqual([])
})

test('name, words and version are within their limits', () => {
  expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
  expect(server.name.length).toBeLessThanOrEqual(200)
  for (const text of [server.title, server.description]) {
    expect(text.length).toBeGreaterThan(0)
    expect(text.length).toBeLessThanOrEqual(100)
  }
  // One version: a range would be refused.
  expect(server.version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  expect(URL.canParse(server.websiteUrl)).toBe(true)
})

test('publishing from the repository may use the name, and the folder exists', () => {
  const [, owner = ''] = /^https:\/\/github\.com\/([\w-]+)\//.exec(server.repository.url) ?? []
  expect(server.name.startsWith(`io.github.${owner}/`)).toBe(true)
  expect(server.repository.source).toBe('github')
  const folder = join(root, server.repository.subfolder)
  expect(existsSync(folder) && statSync(folder).isDirectory()).toBe(true)
})

test('every address and header can be filled in: each variable is described, and each description used', () => {
  expect(server.remotes.length).toBeGreaterThan(0)
  for (const { type, url, variables = {}, headers = [] } of server.remotes) {
    expect(['streamable-http', 'sse']).toContain(type)
    expect(url).toMatch(/^(https?:\/\/\S+|\{[a-zA-Z_]\w*\}\S*)$/)
    expectFilled(url, variables)
    for (const header of headers as (Input & { name: string })[]) {
      expect(header.name).toMatch(/^[A-Za-z-]+$/)
      expectFilled(header.value ?? '', header.variables ?? {})
      if (header.name === 'Authorization') expect(header.isSecret).toBe(true)
    }
  }
})

function expectFilled(template: string, variables: Record<string, Input>): void {
  const used = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(used.toSorted()).toEqual(Object.keys(variables).toSorted())
  for (const { description, isRequired } of Object.values(variables)) {
    expect(description).toMatch(/\w/)
    expect(isRequired).toBe(true)
  }
  const example = template.replaceAll(/\{(\w+)\}/g, 'example')
  if (template.startsWith('http')) expect(URL.canParse(example)).toBe(true)
}
