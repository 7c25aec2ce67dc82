import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addVersion, clientNotes, notesOf, readNote } from './notes.ts'
import { readManifest, root } from './published.ts'
import { versionPlaces } from './version-places.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { version } = readManifest('.') as { version: string }

function versionAt({ file, pattern }: ReturnType<typeof versionPlaces>[number]): string | null {
  const match = pattern.exec(read(file))
  return match === null ? null : match[0].slice(match[1]?.length)
}

test('every place that names the version names the same one', () => {
  const places = versionPlaces(root)
  expect(places.length).toBeGreaterThan(20)
  expect(places.map((place) => [place.file, versionAt(place)])).toEqual(
    places.map(({ file }) => [file, version]),
  )
})

test('a release changes the version of the clients, not that of the documents, which the contract fixes at 0.1.0', () => {
  for (const file of ['packages/contract/openapi.json', 'packages/contract/admin-openapi.json'])
    expect([file, JSON.parse(read(file)).info.version]).toEqual([file, '0.1.0'])
  expect(read('packages/sdk/src/generated/operations.ts')).toContain(`VERSION = '${version}'`)
  expect(read('python-sdk/src/veracite_sdk/_operations.py')).toContain(`CLIENT_VERSION = "${version}"`)
})

test('the list of changes and those of the clients begin with this version', () => {
  for (const file of ['CHANGELOG.md', 'packages/sdk/CHANGELOG.md', 'python-sdk/CHANGELOG.md'])
    expect([file, /^## (.*)$/m.exec(read(file))?.[1]]).toEqual([file, version])
  expect(notesOf(read('CHANGELOG.md'), version).length).toBeGreaterThan(100)
})

test('one address of the repository, wherever one is needed', () => {
  const { repository } = readManifest('.') as { repository: { url: string } }
  const address = repository.url.replace(/^git\+|\.git$/g, '')
  expect(address).toMatch(/^https:\/\/github\.com\/[\w-]+\/[\w-]+$/)
  expect((readManifest('packages/sdk').repository as { url: string }).url).toBe(repository.url)
  expect(read('python-sdk/pyproject.toml')).toContain(`Repository = "${address}"`)
  expect(JSON.parse(read('server.json')).repository.url).toBe(address)
})

test('every note that waits can be read', () => {
  const waiting = readdirSync(join(root, '.changeset')).filter((name) => /(?<!README)\.md$/.test(name))
  for (const name of waiting) expect(readNote(name, read(`.changeset/${name}`)).text).not.toBe('')
})

test('notes become sections of a new version above the last one', () => {
  const notes = [
    readNote('b.md', "---\n'@veracite/core': minor\n---\n\nFixed: A thing\nwas wrong.\n"),
    readNote('a.md', "---\n'@veracite/core': minor\n---\nAdded: A thing.\n"),
  ]
  const list = addVersion('# Changelog\n\nAbout it.\n\n## 0.1.0\n\nFirst.\n', '0.2.0', notes)
  expect(list).toBe(
    '# Changelog\n\nAbout it.\n\n## 0.2.0\n\n### Added\n\n- A thing.\n\n### Fixed\n\n- A thing was wrong.\n\n## 0.1.0\n\nFirst.\n',
  )
  expect(notesOf(list, '0.2.0')).toBe('### Added\n\n- A thing.\n\n### Fixed\n\n- A thing was wrong.')
  expect(() => notesOf(list, '0.3.0')).toThrow('says nothing of 0.3.0')
  const ofClient = readNote(
    'c.md',
    "---\n'@veracite/sdk': patch\n'@veracite/core': minor\n---\nFixed: A call.\n",
  )
  expect(clientNotes([...notes, ofClient]).map(({ text }) => text)).toEqual([
    'A call.',
    'Types follow the document of this version.',
  ])
})

test.each(['No head', "---\n'x': minor\n---\nNew thing.", "---\n'x': minor\n---\nAdded: One.\n\nTwo."])(
  'a note of another form is refused: %j',
  (content) => expect(() => readNote('note.md', content)).toThrow('note.md must be one paragraph'),
)

test('a tag of this version, where there is one, is a commit that is part of this one', () => {
  const tags = execFileSync('git', ['tag', '--list', `v${version}`], { cwd: root, encoding: 'utf8' }).trim()
  if (tags === '') return
  const merged = execFileSync('git', ['tag', '--merged', 'HEAD'], { cwd: root, encoding: 'utf8' })
  expect(merged.split('\n')).toContain(`v${version}`)
})
