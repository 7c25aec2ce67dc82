// Puts pages, pictures and the reference of the API together in .pages, from which the site is built.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { pagesOf, rewriteLinks } from './pages.mjs'

const site = dirname(fileURLToPath(import.meta.url))
const root = dirname(site)
const target = join(site, '.pages')

const { repository, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const address = repository.url.replace(/^git\+|\.git$/g, '')

function write(path, content) {
  mkdirSync(dirname(join(target, path)), { recursive: true })
  writeFileSync(join(target, path), content)
}

rmSync(target, { recursive: true, force: true })
const pages = pagesOf(root)
const pictures = new Set(readdirSync(join(root, 'docs/images')).map((name) => `docs/images/${name}`))
for (const [file, page] of pages) {
  const text = readFileSync(join(root, file), 'utf8')
  write(page, rewriteLinks(text, { file, pages, pictures, repository: address }))
}
cpSync(join(root, 'docs/images'), join(target, 'public/images'), { recursive: true })

// The same renderer, with the same settings, as every server has at /v1/docs; only the documents come as files.
const reference = join(root, 'apps/api/src/reference')
write('public/api/scalar.js', gunzipSync(readFileSync(join(reference, 'scalar.js.gz'))))
write(
  'public/api/start.js',
  readFileSync(join(reference, 'start.js'), 'utf8')
    .replace('/v1/docs/openapi.json', 'openapi.json')
    .replace('/api/admin/openapi.json', 'admin-openapi.json'),
)
for (const name of ['openapi.json', 'admin-openapi.json'])
  write(`public/api/${name}`, readFileSync(join(root, 'packages/contract', name)))
write(
  'public/api/index.html',
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Veracite API reference</title>
<div id="reference"></div>
<script src="scalar.js"></script>
<script src="start.js"></script>
</html>
`,
)
write(
  'reference.md',
  `---
layout: page
title: API reference
---

<iframe class="reference" src="/api/index.html" title="Reference of the API, version ${version}"></iframe>

<style>
.reference { width: 100%; height: calc(100vh - var(--vp-nav-height)); border: 0; display: block; }
</style>
`,
)
