import { serveWorld } from '@veracite/api/test-support/server'
import { seedDemo } from '@veracite/runtime/start/seed'
import { oneTestServer } from '@veracite/testing/database'
import { createWorld, TEST_TOKEN, type WorldOptions } from '@veracite/testing/world'

/**
 * What `npm start` serves, in this process: demo engines, the demo brand, a worker. For what commands say; the program
 * that `npm start` starts is tested with the whole command line.
 */
export async function startHere(
  options: WorldOptions = {},
): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const [server] = oneTestServer()
  if (!server) throw new Error('no database')
  const world = await createWorld(server, options)
  await seedDemo(world.operator)
  const api = await serveWorld(world)
  return {
    env: { VERACITE_URL: api.url, VERACITE_TOKEN: TEST_TOKEN },
    async stop() {
      await api.stop()
      await world.close()
    },
  }
}
