import { expect, test } from 'vitest'
import { utf8Decode } from '../bytes.ts'
import { REQUESTS } from '../test-support/connection-vectors.ts'
import { openRequest } from './open-request.ts'

test.each(REQUESTS)('a request: $name', ({ refused, body, connection, clientSecrets }) => {
  const open = () => utf8Decode(openRequest(connection, clientSecrets).body)
  if (refused === null) expect(open()).toBe(body)
  else expect(open).toThrow(refused)
})
