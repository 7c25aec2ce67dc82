import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

test('all of it, minified for a browser with its dependency, is 11 kB gzipped or less', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
  })
  const [file] = outputFiles
  const bytes = gzipSync(file?.contents ?? new Uint8Array(), { level: 9 }).length
  console.log(`@veracite/sdk: ${file?.contents.length} bytes minified, ${bytes} gzipped`)
  expect(bytes).toBeLessThanOrEqual(11_000)
  expect(bytes).toBeGreaterThan(3_000)
  expect(file?.text).not.toMatch(/from"node:|require\(/)
  // What a catch sees must survive minifying.
  expect(file?.text).toContain('"ScanCapError"')
})
