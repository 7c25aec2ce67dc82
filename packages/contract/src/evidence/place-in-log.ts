import { Type } from '@sinclair/typebox'
import { count, named, open, text } from '../base/schemas.ts'

/** Where a capture is in the public transparency log, and the proof of it. */

const LogIntegrated = open('LogIntegrated', 'It is in the log: the entry, and the proof that it is there.', {
  status: Type.Literal('integrated'),
  origin: text('Name of the log.'),
  index: count('Number of the entry, from 0.'),
  size: count('Entries in the log when the checkpoint was signed.'),
  inclusion_proof: Type.Array(Type.String(), {
    description: 'Hashes from the entry up to the root, in base64; the sibling of the entry comes first.',
  }),
  checkpoint: text('The signed checkpoint that the proof leads to, as a note in the C2SP format.'),
})

const LogPending = open(
  'LogPending',
  'It waits for the next checkpoint of the log, usually for a few seconds.',
  {
    status: Type.Literal('pending'),
  },
)

const LogAbsent = open('LogAbsent', 'The operator of this service keeps no log.', {
  status: Type.Literal('no_log'),
  reason: text('What that means for the evidence.'),
})

export const PlaceInLog = named(
  'PlaceInLog',
  Type.Union([LogIntegrated, LogPending, LogAbsent], {
    description: 'Where it is in the transparency log; `status` says which of the three it is.',
    'x-told-apart-by': 'status',
  }),
)

export const EXAMPLE_PLACE = {
  status: 'integrated',
  origin: 'log.veracite.example/1',
  index: 41,
  size: 64,
  inclusion_proof: ['VkvXLQqlzN3dtYpUm1mYbLAfZ2VkVUGj1hyYpZ3m0mU='],
  checkpoint:
    'log.veracite.example/1\n64\nq7eXpQ3w8W7m3j0ZJqg1mAaY2Yt1o6u6J0s0V9y0c2k=\n\n— log.veracite.example/1 AAECAwQFBgcICQoLDA0ODw==\n',
} as const
