import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { oneServer } from './database.ts'
import { createWorld, type World, type WorldOptions } from './world.ts'

/** A new test world for the test that calls this. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const world = await createWorld(oneServer(), options)
  onTestFinished(() => world.close())
  return world
}

/** A new test world for all tests of a file. It is filled before the first test, so nothing may be read from it earlier. */
export function useWorld(options: WorldOptions = {}): World {
  const world = {} as World
  beforeAll(async () => {
    Object.assign(world, await createWorld(oneServer(), options))
  })
  afterAll(() => world.close?.())
  return world
}
