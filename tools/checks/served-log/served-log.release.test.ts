import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventually } from '@veracite/testing/eventually'
import { startProcess } from '@veracite/testing/processes'
import { scanForBundle } from '@veracite/testing/scan-for-bundle'
import { addSmallBrand, startStandalone } from '@veracite/testing/standalone-process'
import { openFolder } from '@veracite/testing/temporary-folder'
import { expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 300_000 })

/** Where Debian's packages nginx-light, golang-go and golang-golang-x-mod-dev put them. */
const NGINX = '/usr/sbin/nginx'
const GO_SOURCES = '/usr/share/gocode'
const missing = [NGINX, '/usr/bin/go', `${GO_SOURCES}/src/golang.org/x/mod`].filter(
  (path) => !existsSync(path),
)
if (missing.length > 0) console.log(`not covered by this run: a log served by nginx (${missing} is missing)`)

test.skipIf(missing.length > 0)(
  'after every process has ended, nginx serves the log from files alone, and the packages of Go audit it',
  async () => {
    const folder = openFolder()
    const storage = join(folder, 'storage')
    await mkdir(storage, { mode: 0o755 })
    const product = await startStandalone(join(folder, 'data'), {
      VERACITE_STORAGE: `file://${storage}`,
      VERACITE_DEMO: '1',
    })
    await scanForBundle(product, await addSmallBrand(product))
    const log = join(storage, 'log/1')
    const sizeIn = (checkpoint: string) => checkpoint.split('\n')[1]
    const own = async () => sizeIn(await (await fetch(`${product.url}/log/1/checkpoint`)).text())
    const copied = async () => sizeIn(await readFile(join(log, 'checkpoint'), 'utf8'))
    await eventually(
      'the files to have all of the log',
      async () => (await own()) === (await copied()),
      60_000,
    )
    const keys = await (await fetch(`${product.url}/log/1/keys`)).json()
    const [vkey] = JSON.stringify(keys).match(/veracite\.local\/log\/1\+[0-9a-f]{8}\+[A-Za-z0-9+/=]+/) ?? []
    await product.end('SIGTERM')

    const port = 20_000 + (process.pid % 20_000)
    await writeFile(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
       http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
         fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
         server { listen 127.0.0.1:${port}; root ${storage}; location /log/1/ {} location / { return 404; } } }`,
    )
    const user = process.getuid?.() === 0 ? 'user root; ' : ''
    const nginx = startProcess([NGINX, '-c', join(folder, 'nginx.conf'), '-g', user], {})
    try {
      const url = `http://127.0.0.1:${port}/log/1`
      await eventually('nginx to answer', () =>
        fetch(`${url}/checkpoint`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      expect((await fetch(`http://127.0.0.1:${port}/bytes/`)).status).toBe(404)
      const audit = () =>
        startProcess(['/usr/bin/go', 'run', join(import.meta.dirname, 'audit.go'), url, vkey ?? ''], {
          ...{ GO111MODULE: 'off', GOPATH: GO_SOURCES, GOFLAGS: '-mod=mod', GOCACHE: join(folder, 'cache') },
        })
      const whole = audit()
      const { code } = await whole.exited
      expect([code, whole.output()]).toEqual([
        0,
        expect.stringMatching(/^\d+ entries of veracite\.local\/log\/1\n$/),
      ])

      const entries = join(log, 'tile/entries')
      const files = await readdir(entries, { recursive: true })
      // The fullest one: it is the one that is asked for.
      const widthOf = (file: string) => Number(/\.p\/(\d+)$/.exec(file)?.[1] ?? 0)
      const name = join(entries, files.toSorted((a, b) => widthOf(b) - widthOf(a))[0] ?? '')
      const bytes = await readFile(name)
      await writeFile(name, bytes.fill((bytes[40] ?? 0) ^ 1, 40, 41))
      const changed = audit()
      expect([(await changed.exited).code, changed.output()]).toEqual([
        1,
        expect.stringContaining('entry 0 is not'),
      ])
    } finally {
      await nginx.kill()
    }
  },
)
