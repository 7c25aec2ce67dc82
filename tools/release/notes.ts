/** What a note in .changeset says, as CHANGELOG.md will say it. */
export interface Note {
  kind: (typeof KINDS)[number]
  text: string
  /** The packages that it names. */
  packages: string[]
}

/** In the order of the sections of a version. */
const KINDS = ['Added', 'Changed', 'Fixed', 'Upgrade'] as const

/** Throws if the note has another form: a change must not vanish from the list. */
export function readNote(file: string, content: string): Note {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content) ?? []
  const [, word = '', text = ''] = /^(\w+):\s+([\s\S]+)$/.exec(body.trim()) ?? []
  const kind = KINDS.find((one) => one === word)
  if (kind === undefined || /\n\s*\n/.test(text))
    throw new Error(
      `${file} must be one paragraph that begins with ${KINDS.map((one) => `${one}:`).join(', ')}`,
    )
  const packages = [...head.matchAll(/^['"]?([@\w/-]+)['"]?:/gm)].map(([, name = '']) => name)
  return { kind, text: text.replaceAll(/\s*\n\s*/g, ' ').trim(), packages }
}

/** The list with a new version on top. */
export function addVersion(changelog: string, version: string, notes: readonly Note[]): string {
  const at = changelog.search(/^## /m)
  if (at < 0) throw new Error('CHANGELOG.md has no version to put this one above.')
  const sections = KINDS.flatMap((kind) => {
    const lines = notes.filter((note) => note.kind === kind).map(({ text }) => `- ${text}`)
    return lines.length === 0 ? [] : [`### ${kind}\n\n${lines.join('\n')}\n`]
  })
  return `${changelog.slice(0, at)}## ${version}\n\n${sections.join('\n')}\n${changelog.slice(at)}`
}

/** What the lists of the clients say: their own changes, and that they follow the document. */
export const clientNotes = (notes: readonly Note[]): Note[] => [
  ...notes.filter(({ packages }) => packages.includes('@veracite/sdk')),
  { kind: 'Changed', text: 'Types follow the document of this version.', packages: [] },
]

/** What the list says of one version: the text of its release. */
export function notesOf(changelog: string, version: string): string {
  const parts = changelog.split(/^## /m).slice(1)
  const part = parts.find((one) => one.split('\n')[0] === version)
  if (part === undefined) throw new Error(`CHANGELOG.md says nothing of ${version}.`)
  return part.slice(version.length).trim()
}
