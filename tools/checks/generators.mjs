import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'

/**
 * `npm run generators`: feeds both documents to third-party generators and compiles what they write. Not part
 * of `npm test`: the tools come from npm and PyPI, one needs Java, and only a change of the documents can
 * change the outcome. `npm test` covers the two generators that our own clients are made with.
 */
const DOCUMENTS = ['openapi.json', 'admin-openapi.json'].map((name) => join(root, 'packages/contract', name))
const TEN_MINUTES_MS = 600_000

const TSCONFIG = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, target: 'es2022', module: 'esnext', moduleResolution: 'bundler' },
    ...{ lib: ['es2022', 'dom', 'dom.iterable'], types: [] },
  },
  include: ['**/*.ts'],
}

const work = join(root, '.turbo', 'generators')
const npmFolder = join(work, 'npm')
const venv = join(work, 'venv')
const bin = (name) => join(npmFolder, 'node_modules', '.bin', name)
const python = join(venv, 'bin', 'python')
const script = (name) => join(venv, 'bin', name)

install()
const failed = DOCUMENTS.flatMap((document) => tryDocument(document))
process.stdout.write(failed.length === 0 ? 'All compile.\n' : `Failed: ${failed.join(', ')}\n`)
process.exit(failed.length === 0 ? 0 : 1)

function tryDocument(document) {
  const name = document.endsWith('admin-openapi.json') ? 'operator' : 'public'
  const out = join(work, name)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  // It knows only one type for bytes, and would skip the download of a case file with a warning.
  const overrides = { 'application/zip': 'application/octet-stream' }
  writeFileSync(
    join(out, 'openapi-python-client.json'),
    JSON.stringify({ content_type_overrides: overrides }),
  )
  const java = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
  if (!java) process.stdout.write(`${name}: openapi-generator not covered (no Java)\n`)
  const steps = {
    ...accepting(document),
    ...generating(document, out),
    ...(java ? onJava(document, out) : {}),
  }
  return Object.entries({ ...steps, ...compiling(out, java) }).flatMap(([step, command]) =>
    passes(`${name}: ${step}`, command, out) ? [] : [`${name}: ${step}`],
  )
}

function accepting(document) {
  const validate = `import Parser from '@apidevtools/swagger-parser'; await Parser.validate(${JSON.stringify(document)})`
  return { 'swagger-parser': [process.execPath, '--input-type=module', '--eval', validate] }
}

function generating(document, out) {
  const client = ['--input', document, '--output', join(out, 'orval', 'api.ts'), '--client', 'fetch']
  return {
    orval: [bin('orval'), ...client],
    'hey-api': [bin('openapi-ts'), '--input', document, '--output', join(out, 'hey-api')],
    'openapi-python-client': [
      ...[script('openapi-python-client'), 'generate', '--path', document],
      ...['--output-path', join(out, 'openapi_python_client'), '--fail-on-warning'],
      ...['--config', join(out, 'openapi-python-client.json')],
    ],
    'datamodel-code-generator': [
      ...[script('datamodel-codegen'), '--input', document, '--input-file-type', 'openapi'],
      ...['--output', join(out, 'models.py'), '--output-model-type', 'pydantic_v2.BaseModel'],
      ...['--formatters', 'builtin'],
    ],
  }
}

function onJava(document, out) {
  const generate = (language, folder) => [
    ...[script('openapi-generator-cli'), 'generate', '-i', document],
    ...['-g', language, '-o', join(out, folder)],
  ]
  return {
    'openapi-generator typescript-fetch': generate('typescript-fetch', 'openapi-generator-ts'),
    'openapi-generator python': generate('python', 'openapi-generator-py'),
  }
}

/** TypeScript by its strict compiler; Python by importing every module, which also builds every model. */
function compiling(out, java) {
  const folders = ['.', 'openapi_python_client', ...(java ? ['openapi-generator-py'] : [])]
  return {
    'what is TypeScript compiles': [bin('tsc'), '-p', join(out, 'tsconfig.json')],
    'what is Python is imported': [python, join(import.meta.dirname, 'import-all.py'), ...folders],
  }
}

function passes(name, [program, ...args], cwd) {
  const begun = performance.now()
  const done = spawnSync(program, args, {
    cwd: name.endsWith('swagger-parser') ? npmFolder : cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(venv, 'bin')}:${process.env.PATH}` },
    timeout: TEN_MINUTES_MS,
    maxBuffer: 64 * 1024 * 1024,
  })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stdout.write(`${name}: ${done.status === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`)
  if (done.status !== 0) process.stdout.write(`${done.error ?? ''}${done.stdout}${done.stderr}\n`)
  return done.status === 0
}

/** Into a folder that is not checked in, once per set of versions. */
function install() {
  const pins = readFileSync(join(import.meta.dirname, 'generators.json'), 'utf8')
  const stamp = join(work, 'installed.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === pins) return
  const { npm, pip } = JSON.parse(pins)
  rmSync(work, { recursive: true, force: true })
  mkdirSync(npmFolder, { recursive: true })
  writeFileSync(join(npmFolder, 'package.json'), '{ "private": true }')
  const npmNames = Object.entries(npm).map(([name, version]) => `${name}@${version}`)
  const pipNames = Object.entries(pip).map(([name, version]) => `${name}==${version}`)
  for (const [name, command] of [
    ['npm install', ['npm', 'install', '--no-audit', '--no-fund', '--save-exact', ...npmNames]],
    ['a virtual environment', ['python3', '-m', 'venv', venv]],
    ['pip install', [python, '-m', 'pip', 'install', '--quiet', ...pipNames]],
  ])
    if (!passes(name, command, npmFolder)) process.exit(1)
  writeFileSync(stamp, pins)
}
