import { expect, test } from 'vitest'
import { utf8Decode } from '../bytes.ts'
import { DISCLOSED, REQUESTS } from '../test-support/connection-vectors.ts'
import { openDisclosedRequest, openRequest } from './open-request.ts'

test.each(REQUESTS)('a request: $name', ({ refused, body, connection, clientSecrets }) => {
  const open = () => utf8Decode(openRequest(connection, clientSecrets).body)
  if (refused === null) expect(open()).toBe(body)
  else expect(open).toThrow(refused)
})

test.each(DISCLOSED)('but for its sealed line: $name', ({ refused, body, connection, disclosed }) => {
  const open = () => utf8Decode(openDisclosedRequest(connection, disclosed).body)
  if (refused === null) expect(open()).toBe(body)
  else expect(open).toThrow(refused)
})
