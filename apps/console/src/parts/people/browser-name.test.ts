import { expect, test } from 'vitest'
import { browserName } from './browser-name.ts'

const OF = 'Mozilla/5.0'
test.each([
  [`${OF} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox 140, Linux'],
  [
    `${OF} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36`,
    'Chrome 156, Linux',
  ],
  [
    `${OF} (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36 Edg/156.0`,
    'Edge 156, Windows',
  ],
  [
    `${OF} (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari 26, iPhone',
  ],
  ['curl/8.0', 'curl/8.0'],
])('%s is %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name))
