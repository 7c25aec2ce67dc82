import { expect, test } from 'vitest'
import { readBounce } from './mail-answers.ts'

const ID = '01a1dd29-4dac-7151-9b3e-1037b37caf02'
const bounce = (action: string, status: string, id = ID) =>
  `Content-Type: multipart/report; report-type=delivery-status\r
\r
--x\r
Content-Type: message/delivery-status\r
\r
Final-Recipient: rfc822; nobody@example.com\r
Action: ${action}\r
Status: ${status}\r
\r
--x\r
Content-Type: text/rfc822-headers\r
\r
Message-ID: <${id}@example.com>\r
`

test('a final failure names the delivery that came back', () => {
  expect(readBounce(bounce('failed', '5.1.1'))).toEqual({ deliveryId: ID, status: '5.1.1' })
})

test.each([
  bounce('delayed', '4.4.1'),
  bounce('failed', '4.2.2'),
  bounce('failed', '5.1.1', 'somebody-else'),
  'Subject: Out of office\r\n\r\nI am away.',
  '',
])('anything else switches nothing off', (message) => {
  expect(readBounce(message)).toBeNull()
})
