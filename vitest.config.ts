import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The SDK from its source, as Bun itself takes it: a fresh clone has not built it.
  resolve: { conditions: ['bun', 'module', 'node', 'development'] },
  ssr: {
    resolve: { conditions: ['bun', 'module', 'node', 'development'], externalConditions: ['bun', 'node'] },
  },
  test: {
    include: [
      'apps/*/src/**/*.test.ts',
      'packages/*/src/**/*.test.ts',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'packages/sdk/**'],
    // What takes a second alone may take ten on a busy machine: these are for what hangs, not for what is slow.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Each file gets its own database; more workers than cores only makes timing tests flaky.
    maxWorkers: 2,
    globalSetup: ['packages/testing/src/global-setup.ts'],
  },
})
