import { Type } from '@sinclair/typebox'
import * as t from '../base/schemas.ts'

/** Where a capture is in the public transparency log, and the proof of it. */

const LogIntegrated = t.open(
  'LogIntegrated',
  'It is in the log: the entry, and the proof that it is there.',
  {
    status: Type.Literal('integrated'),
    origin: t.text('Name of the log.'),
    index: t.count('Number of the entry, from 0.'),
    size: t.count('Entries in the log when the checkpoint was signed.'),
    inclusion_proof: t.list(
      Type.String(),
      'Hashes from the entry up to the root, in base64; the sibling of the entry comes first.',
    ),
    checkpoint: t.text('The signed checkpoint that the proof leads to, as a note in the C2SP format.'),
  },
)

const LogPending = t.open(
  'LogPending',
  'It waits for the next checkpoint of the log, usually for a few seconds.',
  {
    status: Type.Literal('pending'),
  },
)

const LogAbsent = t.open('LogAbsent', 'The operator of this service keeps no log.', {
  status: Type.Literal('no_log'),
  reason: t.text('What that means for the evidence.'),
})

export const PlaceInLog = t.named(
  'PlaceInLog',
  Type.Union([LogIntegrated, LogPending, LogAbsent], {
    description: 'Where it is in the transparency log; `status` says which of the three it is.',
    'x-told-apart-by': 'status',
  }),
)
