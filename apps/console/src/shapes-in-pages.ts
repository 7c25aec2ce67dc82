import { readFileSync } from 'node:fs'
import type { BunPlugin } from 'bun'

/** What `shapes.json` says about members is for people who read the file, not for every page that verifies. */
export const shapesInPages: BunPlugin = {
  name: 'shapes',
  setup(build) {
    build.onLoad({ filter: /\/shapes\.json$/ }, ({ path }) => ({
      contents: JSON.stringify(JSON.parse(readFileSync(path, 'utf8')), (_, value) =>
        value?.is || value?.pattern ? { ...value, about: undefined } : value,
      ),
      loader: 'json',
    }))
  },
}
