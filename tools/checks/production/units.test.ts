import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { productionEnv } from '@veracite/runtime/settings/production-settings'
import { VARIABLES } from '@veracite/runtime/settings/variables'
import { openFolder } from '@veracite/testing/temporary-folder'
import { expect, test } from 'vitest'
import { PROCESSES } from './processes.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'deploy/systemd')
const files = readdirSync(folder).filter((name) => /\.(service|target)$/.test(name))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const lines = (name: string, key: string) =>
  [...read(name).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
const unitOf = (process: string) =>
  process === 'worker' ? 'veracite-worker@.service' : `veracite-${process}.service`

const written = productionEnv({
  host: 'evidence.example.com',
  postgres: '127.0.0.1:5432',
  database: 'veracite',
  redis: 'redis://127.0.0.1:6379',
  checkpointFile: '/var/lib/veracite/log-checkpoint',
})
const inFile = [...written.matchAll(/^(\w+)=./gm)].map(([, name = '']) => name)

test.each(PROCESSES)(
  '%s is given exactly what production needs of it, and nothing of the others',
  (process) => {
    const unset = lines(unitOf(process), 'UnsetEnvironment').flatMap((value) => value.split(' '))
    const given = inFile.filter((name) => !unset.includes(name))
    const needed = VARIABLES.filter(({ neededBy }) => neededBy?.includes(process)).map(({ name }) => name)
    const isNeeded = (name: string) =>
      name === 'POSTGRES_PASSWORD' || VARIABLES.some((one) => one.name === name && one.neededBy)
    expect(given.filter(isNeeded).sort()).toEqual(needed.sort())
  },
)

test.each(PROCESSES)('%s starts a file that exists, as an unprivileged user', (process) => {
  const unit = unitOf(process)
  const [, entry = ''] = lines(unit, 'ExecStart')[0]?.split(' ') ?? []
  expect(existsSync(join(root, entry))).toBe(true)
  expect(lines(unit, 'User')).toEqual(['veracite'])
  for (const key of ['NoNewPrivileges', 'PrivateTmp', 'PrivateDevices', 'ProtectHome', 'RestrictSUIDSGID'])
    expect([key, lines(unit, key)]).toEqual([key, ['yes']])
  expect(lines(unit, 'ProtectSystem')).toEqual(['strict'])
  expect(lines(unit, 'CapabilityBoundingSet')).toEqual([''])
})

test.each(['relay', 'witness'])(
  '%s starts a file that exists, as a user of its own, and keeps its state',
  (name) => {
    const unit = `veracite-${name}.service`
    const [, entry = ''] = lines(unit, 'ExecStart')[0]?.split(' ') ?? []
    expect(existsSync(join(root, entry))).toBe(true)
    expect([lines(unit, 'DynamicUser'), lines(unit, 'ProtectSystem')]).toEqual([['yes'], ['strict']])
    expect(lines(unit, 'StateDirectory')).toEqual([`veracite-${name}`])
    expect(lines(unit, 'PartOf')).toEqual([])
  },
)

test('only workers are given keys of engines, and only they may write', () => {
  for (const process of PROCESSES) {
    const isWorker = process === 'worker'
    expect(lines(unitOf(process), 'EnvironmentFile').includes('-/etc/veracite/engines')).toBe(isWorker)
    expect(lines(unitOf(process), 'StateDirectory')).toEqual(isWorker ? ['veracite'] : [])
  }
})

test('the page makes the folder that it writes to, and files that only root can read', () => {
  const page = read('README.md')
  const made = openFolder()
  const commands = [...page.matchAll(/^ +```sh\n(.*?)^ +```/gms)]
    .flatMap(([, block = '']) => block.split('\n').map((line) => line.trim()))
    .filter((line) => /^(install|npm|echo|sed 's)/.test(line))
    .join('\n')
    .replaceAll('/etc/veracite', join(made, 'etc/veracite'))
    .replace('npm run veracite --', 'node tools/commands/veracite.mjs')
  const done = spawnSync('sh', ['-euc', `umask 022\n${commands}`], { cwd: root, encoding: 'utf8' })
  expect([done.status, done.stderr]).toEqual([0, ''])
  const modeOf = (name: string) => statSync(join(made, 'etc/veracite', name)).mode & 0o777
  expect(['env', 'engines', 'engines-known'].map(modeOf)).toEqual([0o600, 0o600, 0o600])
  expect(readFileSync(join(made, 'etc/veracite/engines-known'), 'utf8')).toBe('OPENAI_API_KEY=set\n')
})

test('systemd finds nothing wrong with them', ({ skip }) => {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) {
    console.log('Not covered: systemd-analyze verify, which is not installed here.')
    return skip()
  }
  const copies = openFolder()
  // It asks whether the program exists, and here it does not stand where it will be installed.
  for (const name of files)
    writeFileSync(
      join(copies, name),
      read(name).replaceAll('/srv/veracite/node_modules/.bin/bun', '/bin/true'),
    )
  const units = files.map((name) => join(copies, name.replace('@.', '@1.')))
  writeFileSync(
    join(copies, 'veracite-worker@1.service'),
    readFileSync(join(copies, 'veracite-worker@.service')),
  )
  const { stderr, status } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', '--recursive-errors=no', ...units],
    {
      encoding: 'utf8',
    },
  )
  expect([status, stderr.split('\n').filter((line) => line.includes('veracite'))]).toEqual([0, []])
})
