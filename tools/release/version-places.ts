import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A place that repeats the version of the release. The pattern's first group is what stands before it. */
interface Place {
  file: string
  pattern: RegExp
}

const VERSION = String.raw`\d+\.\d+\.\d+(?:-[\w.]+)?`

/** Every file with the version in it, apart from what `npm run generate` writes from these. */
export function versionPlaces(root: string): Place[] {
  const manifests = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  )
  const inJson = (file: string) => ({ file, pattern: new RegExp(`^(  "version": ")${VERSION}`, 'm') })
  const tarball = (file: string, name: string) => ({
    file,
    pattern: new RegExp(`(${name}-)${VERSION}(?=\\.tgz)`),
  })
  return [
    inJson('package.json'),
    ...manifests.map(inJson),
    { file: 'python-sdk/pyproject.toml', pattern: new RegExp(`^(version = ")${VERSION}`, 'm') },
    inJson('server.json'),
    { file: 'deploy/helm/veracite/Chart.yaml', pattern: new RegExp(`^(version: )${VERSION}`, 'm') },
    { file: 'deploy/helm/veracite-outside/Chart.yaml', pattern: new RegExp(`^(version: )${VERSION}`, 'm') },
    { file: 'deploy/helm/veracite/Chart.yaml', pattern: new RegExp(`^(appVersion: ")${VERSION}`, 'm') },
    {
      file: 'deploy/helm/veracite-outside/Chart.yaml',
      pattern: new RegExp(`^(appVersion: ")${VERSION}`, 'm'),
    },
    tarball('packages/sdk/README.md', 'veracite-sdk'),
    tarball('packages/verify/README.md', 'veracite-verify'),
    tarball('apps/cli/README.md', 'veracite'),
  ]
}

export function setVersion(root: string, version: string): void {
  for (const { file, pattern } of versionPlaces(root)) {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    if (!pattern.test(text)) throw new Error(`${file} does not say which version it is.`)
    writeFileSync(path, text.replace(pattern, `$1${version}`))
  }
}
