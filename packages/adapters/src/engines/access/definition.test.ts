import { expect, test } from 'vitest'
import { at } from './definition.ts'

test.each([
  ['https://api.anthropic.com', '/v1/messages', '', 'https://api.anthropic.com/v1/messages'],
  ['https://proxy.example/v1', '/v1/messages', '', 'https://proxy.example/v1/messages'],
  ['https://proxy.example/claude/', '/v1/messages', '', 'https://proxy.example/claude/v1/messages'],
  ['https://proxy.example/claude/v1//', '/v1/messages', '', 'https://proxy.example/claude/v1/messages'],
  ['https://proxy.example/v1/messages', '/v1/messages', '', 'https://proxy.example/v1/messages'],
  ['http://127.0.0.1:9000', '/responses', '/v1', 'http://127.0.0.1:9000/v1/responses'],
  ['http://127.0.0.1:9000/', '/responses', '/v1', 'http://127.0.0.1:9000/v1/responses'],
  ['https://api.openai.com/v1', '/responses', '/v1', 'https://api.openai.com/v1/responses'],
  ['https://gateway.example/openai', '/responses', '/v1', 'https://gateway.example/openai/responses'],
  ['https://v1', '/v1/messages', '', 'https://v1/v1/messages'],
  ['https://api.openai.com', '', '/v1', 'https://api.openai.com/v1'],
])('%s with %s below %s is %s', (baseUrl, path, root, address) => {
  expect(at(baseUrl, path, root)).toBe(address)
})
