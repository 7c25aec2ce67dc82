import type { VerifyOptions } from '@veracite/verify/bundle/verify-trust'
import { verifyCase } from '@veracite/verify/case/verify-case'
import type { Told } from './check/verify-in-worker.ts'

/**
 * Verifies case files beside the page, so that the page answers meanwhile. It asks nobody anything: the file and the
 * options come with the message.
 */
const tell = (told: Told) => postMessage(told)

addEventListener(
  'message',
  ({ data }: MessageEvent<{ id: number; file: Uint8Array; options: VerifyOptions }>) => {
    const { id, file, options } = data
    const report = verifyCase(file, options, {
      progress: (done, of) => tell({ id, progress: { done, of } }),
    })
    tell({ id, report })
  },
)
