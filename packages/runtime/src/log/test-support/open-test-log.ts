import { createCaptureSigner, generateCaptureKey } from '@veracite/adapters/platform/capture-signer'
import { systemClock, systemIds } from '@veracite/adapters/platform/system'
import { type Database, openPostgres } from '@veracite/db/open-postgres'
import { createLogStore } from '@veracite/db/stores/log/log-store'
import { formatLogKey } from '@veracite/evidence/log/log-key'
import { NO_WITNESSES } from '@veracite/evidence/log/witness-policy'
import { createTestDatabase } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import type { TestServer } from '@veracite/testing/test-services'
import { createLogger } from '../../telemetry/logger.ts'
import { type OpenLogOptions, openLog } from '../open-log.ts'

export const LOG_KEY = formatLogKey('log.example/log/1', new Uint8Array(32).fill(9))
export const CAPTURE = createCaptureSigner(generateCaptureKey())

interface TestLogOptions extends Partial<Omit<OpenLogOptions, 'config' | 'secrets' | 'ports'>> {
  config?: Partial<OpenLogOptions['config']>
  secrets?: Partial<OpenLogOptions['secrets']>
  ports?: Partial<OpenLogOptions['ports']>
}

/** The log of a worker on this database, as if its settings were those given and nothing else. */
export const openTestLog = (database: Database, change: TestLogOptions = {}) =>
  openLog({
    shape: 'distributed',
    sequences: true,
    objects: null,
    logger: createLogger({ logLevel: 'silent', instance: 'test' }, null, 'test'),
    ...change,
    config: {
      keepsLog: true,
      checkpointBeginAt: null,
      logOrigin: null,
      checkpointFile: null,
      dataDir: '/nonexistent',
      tsaUrls: [],
      tsaStampsCaptures: false,
      tsaCapturesPerMinute: 60,
      retiredKeys: [],
      witnessUrls: [],
      witnessSeconds: 60,
      witnessMonitoringUrl: null,
      ...change.config,
    },
    secrets: { logKey: LOG_KEY, checkpointUrl: null, ...change.secrets },
    ports: {
      log: createLogStore(database),
      clock: systemClock,
      ids: systemIds,
      signer: CAPTURE,
      tsaRoots: [],
      witnessing: NO_WITNESSES,
      keyPlaces: [],
      ...change.ports,
    },
  })

export async function openTestDatabase(
  server: TestServer,
): Promise<{ database: Database; close(): Promise<void> }> {
  const own = await createTestDatabase(server)
  const database = await openPostgres({ url: own.appUrl, max: 4, applicationName: 'veracite-test' })
  return {
    database,
    async close() {
      await database.close()
      await own.drop()
    },
  }
}

export const untilPublished = (database: Database, subject: string, ms = 120_000) =>
  eventually(
    'the checkpoint',
    async () => (await createLogStore(database).findLeaves([subject]))[0]?.checkpoint != null,
    ms,
  )
