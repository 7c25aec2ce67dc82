import { fileURLToPath } from 'node:url'
import MARKDOWN from '../../packages/verify/src/screen/markdown.json' with { type: 'json' }
import PROFILES from '../../packages/verify/src/screen/profiles.json' with { type: 'json' }

/** How the replies of apps are read and shown, for the Python verifier. */
const OUTPUT = fileURLToPath(
  new URL('../../python-sdk/src/veracite_sdk/verify/_screen.json', import.meta.url),
)

await Bun.write(
  process.argv[2] ?? OUTPUT,
  `${JSON.stringify({ profiles: PROFILES, markdown: MARKDOWN }, null, 1)}\n`,
)
