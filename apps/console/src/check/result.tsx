import { say } from '@veracite/words/say'
import type { ServerKey } from '../parts/proof/key-choice.ts'
import { Proof } from '../parts/proof/proof.tsx'
import { CaseProof } from './case-proof.tsx'
import type { CountRequest } from './look-up.ts'
import { LookedUp } from './looked-up.tsx'
import type { Given } from './what-is-it.ts'

interface Props {
  what: Given
  isFolded?: boolean
  server: ServerKey | null
  count: CountRequest
}

/** The result for what was given. */
export function Result({ what, server, count, isFolded = false }: Props) {
  switch (what.kind) {
    case 'bundle':
      return (
        <Proof
          text={what.text}
          page={what.page}
          server={server}
          withAnswer
          isFolded={isFolded}
          count={count}
        />
      )
    case 'case':
      return <CaseProof bytes={what.bytes} server={server} count={count} />
    case 'hash':
    case 'content':
      return <LookedUp hashes={what.hashes} isContent={what.kind === 'content'} count={count} />
    case 'nothing':
      return <p class="soft">{say('check.itIsEmpty')}</p>
  }
}
