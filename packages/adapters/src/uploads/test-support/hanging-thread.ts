import { parentPort } from 'node:worker_threads'

/** Takes an upload and never comes back, as text that a reader is slow at would. */
parentPort?.on('message', () => {
  for (;;);
})
