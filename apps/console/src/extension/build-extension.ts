import { MESSAGES } from '@veracite/words/generated/words'
import { inlineWords } from '@veracite/words/inline-words'
import { manifestOf, type Target } from './manifest.ts'

const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Veracite recorder</title><link rel="stylesheet" href="recorder.css"><body><main id="app"></main><script type="module" src="recorder.js"></script></body></html>\n'

/** The files of the extension, by name. */
export async function buildExtension(
  target: Target,
  version: string,
  granted: readonly string[] = [],
): Promise<Record<string, Uint8Array>> {
  const path = (name: string) => Bun.fileURLToPath(new URL(name, import.meta.url))
  const made = await Bun.build({
    entrypoints: [path('recorder.tsx')],
    target: 'browser',
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"', VERSION: JSON.stringify(version) },
    plugins: [inlineWords('en', MESSAGES)],
    throw: true,
  })
  const [script] = made.outputs
  if (script === undefined) throw new Error('The extension was not built.')
  const text = (content: string) => new TextEncoder().encode(content)
  return {
    'manifest.json': text(`${JSON.stringify(manifestOf(target, version, granted), null, 2)}\n`),
    'recorder.html': text(PAGE),
    'recorder.css': new Uint8Array(await Bun.file(path('recorder.css')).arrayBuffer()),
    'recorder.js': new Uint8Array(await script.arrayBuffer()),
  }
}
