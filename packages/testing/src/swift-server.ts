import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { eventually } from './eventually.ts'
import { freePort } from './own-redis.ts'
import { quickFolder } from './quick-folder.ts'

/** OpenStack Swift with its S3 layer: a real server, from Debian's packages. */
export interface SwiftServer {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  stop(): void
}

const STORES = ['account', 'container', 'object'] as const
const FILTERS = ['catch_errors', 'memcache', 's3api', 'tempauth', 'copy', 'slo']
const [ACCOUNT, USER, SECRET] = ['test', 'tester', 'testing']

/** What is missing, in words; null if nothing is. */
export const missingSwift = (): string | null =>
  [...STORES, 'proxy'].every(
    (name) => spawnSync('sh', ['-c', `command -v swift-${name}-server`]).status === 0,
  )
    ? null
    : 'OpenStack Swift (the packages swift-proxy, swift-account, swift-container and swift-object)'

/** Stores on one device, without copies. Tokens are not used, so the cache may be unreachable. */
export async function startSwift(): Promise<SwiftServer> {
  const folder = mkdtempSync(join(quickFolder(), 'swift-'))
  mkdirSync(join(folder, 'devices', 'd1'), { recursive: true })
  const processes: ChildProcess[] = []
  const start = async (name: string, sections: string, more = ''): Promise<number> => {
    const port = await freePort()
    const common = `bind_ip = 127.0.0.1\nbind_port = ${port}\nuser = ${userInfo().username}\nworkers = 0`
    const places = `swift_dir = ${folder}\ndevices = ${folder}/devices\nmount_check = false`
    writeFileSync(join(folder, `${name}.conf`), `[DEFAULT]\n${common}\n${places}\n${more}\n${sections}`)
    if (name !== 'proxy') makeRing(folder, name, port)
    const log = openSync(join(folder, `${name}.log`), 'w')
    const stdio = ['ignore', log, log] as const
    processes.push(spawn(`swift-${name}-server`, [join(folder, `${name}.conf`)], { stdio: [...stdio] }))
    return port
  }
  for (const name of STORES)
    await start(
      name,
      `[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`,
    )
  const filters = FILTERS.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`)
  const pipeline = `[pipeline:main]\npipeline = ${FILTERS.join(' ')} proxy-server\n`
  const proxy = `[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n`
  const settings = `memcache_servers = 127.0.0.1:1\nuser_${ACCOUNT}_${USER} = ${SECRET} .admin`
  const port = await start('proxy', `${pipeline}${proxy}${filters.join('')}`, settings)
  const access = { accessKeyId: `${ACCOUNT}:${USER}`, secretAccessKey: SECRET }
  const server = { endpoint: `http://127.0.0.1:${port}`, bucket: 'evidence', ...access }
  const stop = () => {
    for (const child of processes) child.kill('SIGKILL')
  }
  // Without the bucket in the path, its name is that of an object: writing it creates the bucket.
  const maker = new Bun.S3Client({ ...server, region: 'us-east-1', virtualHostedStyle: true })
  await eventually('Swift to make a bucket', () =>
    maker.write(server.bucket, '').then(
      () => true,
      () => false,
    ),
  ).catch((error: unknown) => {
    stop()
    throw new Error(
      `${error}\n${[...STORES, 'proxy'].map((name) => readFileSync(join(folder, `${name}.log`), 'utf8')).join('\n')}`,
    )
  })
  return { ...server, stop }
}

function makeRing(folder: string, name: string, port: number): void {
  const builder = join(folder, `${name}.builder`)
  const ring = (...words: string[]) =>
    execFileSync('swift-ring-builder', [builder, ...words], { stdio: 'ignore' })
  ring('create', '4', '1', '0')
  ring('add', `r1z1-127.0.0.1:${port}/d1`, '1')
  ring('rebalance')
}
