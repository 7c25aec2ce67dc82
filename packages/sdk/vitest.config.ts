import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    // As in the other parts: what every file imports is loaded once per worker.
    isolate: false,
  },
})
