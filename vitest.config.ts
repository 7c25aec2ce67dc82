import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/checks/longest-first.ts'
import { testParts } from './tools/checks/test-parts.ts'

const { unit, services, slow, e2e, release } = testParts(import.meta.dirname)
const globalSetup = ['packages/testing/src/global-setup.ts']

export default defineConfig({
  test: {
    // Bun loads TypeScript itself, and the SDK from its source. Vite's way through a module runner takes twice the
    // processor time, and all it would add is mocking of modules, which no test here needs.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // What takes a second alone may take ten on a busy machine: these are for what hangs, not for what is slow.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // A little less than a test may take, as in `eventually`, so that it is said what was waited for.
    expect: { poll: { timeout: 170_000 } },
    // Each file gets its own database; more workers than cores only makes timing tests flaky.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    ...(process.env.VERACITE_NOTES === '1' && { runner: './tools/checks/note-functions.ts' }),
    projects: [
      // One project after the other (groupOrder) when single files of several are run.
      // Not isolated: word lists and drivers are loaded once per worker and not once per file, which saves a minute.
      { extends: true, test: { name: 'unit', sequence: { groupOrder: 0 }, include: unit, isolate: false } },
      // These mostly wait, for a service or on purpose, and waiting takes no core.
      {
        extends: true,
        test: {
          name: 'services',
          sequence: { groupOrder: 1 },
          include: services,
          isolate: false,
          maxWorkers: 4,
          globalSetup,
        },
      },
      // In CI these two run beside each other; both wait for half of their time.
      {
        extends: true,
        test: {
          name: 'slow',
          sequence: { groupOrder: 2 },
          include: slow,
          isolate: false,
          maxWorkers: 4,
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          sequence: { groupOrder: 3 },
          include: e2e,
          isolate: false,
          maxWorkers: 3,
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'release',
          sequence: { groupOrder: 4 },
          include: release,
          isolate: false,
          globalSetup,
        },
      },
    ],
  },
})
