import type { Answer, Operation } from '@veracite/contract/operation'
import { operations } from '@veracite/contract/operations'
import { sha256 } from '@veracite/core/capture/digest'

/** A page for people, made from the same operations as the document: no script, no asset from elsewhere. */
export function referencePage(): { html: string; contentSecurityPolicy: string } {
  const styleHash = sha256(STYLE).toString('base64')
  const tags = [...new Set(operations.map((operation) => operation.tag))]
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Veracite API reference</title><style>${STYLE}</style></head><body>
<header><h1>Veracite API</h1><p>Version 1. Every body is JSON. Send <code>Authorization: Bearer &lt;ACCESS_TOKEN&gt;</code> where a key is shown. The machine-readable description is at <a href="/v1/openapi.json">/v1/openapi.json</a>.</p>
<nav>${operations.map((operation) => `<a href="#${operation.id}"><b>${operation.method}</b> ${escapeHtml(operation.path)}</a>`).join('')}</nav></header>
<main>${tags
    .map(
      (tag) =>
        `<h2>${escapeHtml(tag)}</h2>${operations
          .filter((operation) => operation.tag === tag)
          .map(section)
          .join('')}`,
    )
    .join('')}</main>
</body></html>
`
  const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { html, contentSecurityPolicy }
}

function section(operation: Operation): string {
  const parameters = [
    ...Object.entries(operation.params).map(([name, { description }]) => [name, 'path', description]),
    ...Object.entries(operation.query?.properties ?? {}).map(([name, schema]) => [
      name,
      'query',
      schema['x-enum'] ? `One of ${schema['x-enum'].join(', ')}.` : '',
    ]),
    ...(operation.idempotent
      ? [['Idempotency-Key', 'header', 'Optional: makes the request safe to repeat.']]
      : []),
  ]
  return `<section id="${operation.id}"><h3><b class="${operation.method}">${operation.method}</b> <code>${escapeHtml(operation.path)}</code>${operation.auth === 'bearer' ? ' <span title="Needs the token">&#128273;</span>' : ''}</h3>
<p>${escapeHtml(operation.description)}</p>
${parameters.length > 0 ? `<table><tr><th>Parameter<th>In<th>Meaning</tr>${parameters.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell ?? '')}`).join('')}</tr>`).join('')}</table>` : ''}
${operation.bodyExample ? `<h4>Body</h4>${code(operation.bodyExample)}` : ''}
${Object.entries(operation.answers)
  .map(([status, answer]) => answerOf(status, answer))
  .join('')}</section>`
}

const answerOf = (status: string, answer: Answer): string =>
  `<details${status.startsWith('2') ? ' open' : ''}><summary><b>${status}</b> ${escapeHtml(answer.description)}</summary>${Object.values(
    answer.examples ?? {},
  )
    .map(code)
    .join('')}</details>`

const code = (value: unknown): string => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE = `
:root{color-scheme:light dark;--line:#8884;--code:#8881}
body{font:16px/1.55 system-ui,sans-serif;max-width:62rem;margin:0 auto;padding:2rem 1.2rem}
h1{margin:0}h2{margin-top:3rem;border-bottom:1px solid var(--line)}h3{margin:2rem 0 .4rem;font-size:1.05rem}
nav{display:grid;gap:.2rem;margin-top:1rem;font-family:ui-monospace,monospace;font-size:.85rem}
nav b,h3 b{display:inline-block;min-width:3.2rem}.POST{color:#b45309}.GET{color:#0f766e}
pre{background:var(--code);padding:.8rem;overflow:auto;border-radius:6px;font-size:.82rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}td,th{border-bottom:1px solid var(--line);text-align:left;padding:.3rem .6rem .3rem 0}
details{margin:.3rem 0}summary{cursor:pointer}a{color:inherit}
`
