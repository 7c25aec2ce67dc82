import { defineConfig } from 'vitest/config'

const E2E = 'test/**/*.e2e.test.ts'

export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    // As in the other parts: what every file imports is loaded once per worker.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'client',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/node_modules/**', E2E],
        },
      },
      // The package as others get it, and how its code is made.
      { extends: true, test: { name: 'package', include: [E2E] } },
    ],
  },
})
