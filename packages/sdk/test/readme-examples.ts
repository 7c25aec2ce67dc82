import { readFile } from 'node:fs/promises'

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')

/** The examples of the README, as they stand there. */
export const blocks = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)

const [opening = ''] = blocks
/** What the first example sets up, for the examples that continue it. */
const setUp = opening.slice(0, opening.indexOf('\n\nconst { scanId }'))

/** Each example as a program of its own. */
export const programs = blocks.map((code, i) => (i === 0 ? code : `${setUp}\n${code}`))
