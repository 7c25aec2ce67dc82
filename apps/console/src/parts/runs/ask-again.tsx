import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useState } from 'preact/hooks'
import { ApiError, api } from '../server/api.ts'
import { ActButton } from '../widgets/action.tsx'

const POLL_MS = 1_000
/** A re-verification that takes longer continues without us waiting for it. */
const PATIENCE_MS = 120_000

/** Asks the engine the same question again, until the answers are in. */
export function AskAgain({ runId }: { runId: string }) {
  const [words, setWords] = useState('')
  const ask = async () => {
    setWords(say('runs.asking'))
    const { jobId } = await api('POST /v1/runs/{runId}/verify', { runId })
    await untilOver(jobId)
    setWords(say('runs.askedAgain'))
  }
  return (
    <>
      <ActButton
        name={say('runs.askAgain')}
        minRole="reviewer"
        act={() =>
          ask().catch((error) => {
            setWords('')
            throw error
          })
        }
      />
      <span role="status" class="soft">
        {words}
      </span>
    </>
  )
}

async function untilOver(jobId: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const { state, error } = await api('GET /api/admin/jobs/{jobId}', { jobId })
    if (state === 'done') return
    if (state === 'dead')
      throw new ApiError(500, error === null ? say('runs.itCouldNotBe') : toldInWords(error))
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new ApiError(0, say('runs.itIsStillBeing'))
}
