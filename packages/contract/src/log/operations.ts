import { Type } from '@sinclair/typebox'
import { everyone } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok } from '../base/parts.ts'
import { count, DateTime, NullableDateTime, nullable, nullableText, open, text } from '../base/schemas.ts'

const CheckpointState = open('CheckpointState', 'The newest checkpoint that was signed.', {
  size: count('Entries it covers.'),
  signedAt: DateTime('When it was signed.'),
})
const WitnessState = open('WitnessState', 'A witness, and how far it has followed the log.', {
  name: text('Name of its key.'),
  cosignedSize: nullable(count('Entries.'), 'Size of the newest checkpoint it has cosigned; null for none.'),
  cosignedAt: NullableDateTime('When it cosigned that one.'),
})
const StampState = open('StampState', 'An independent time-stamping authority, and what it last stamped.', {
  tsa: text('The authority.'),
  size: count('Size of the newest checkpoint it has stamped.'),
  genTime: DateTime('The time in its stamp.'),
})

export const getLog = adminOperation('GET /api/admin/log', {
  id: 'adminGetLog',
  access: everyone('viewer'),
  summary: 'Read the state of the transparency log: size, checkpoint, witnesses, time stamps',
  answers: ok(
    open('LogState', 'State of the transparency log.', {
      off: Type.Boolean({ description: 'This installation keeps no log.' }),
      origin: nullableText('Name of the log; null while it has no key.'),
      size: count('Entries in the tree.'),
      checkpoint: nullable(CheckpointState, 'Null until one has been signed.'),
      waiting: count('Waiting entries, counted up to ten thousand.'),
      waitingSince: NullableDateTime(
        'Since when the oldest entry has waited for a checkpoint; null when none waits.',
      ),
      quorum: count('How many witnesses must have cosigned the checkpoints in bundles; zero for none.'),
      witnesses: Type.Array(WitnessState, { description: 'All that are configured.' }),
      timestamps: Type.Array(StampState, { description: 'Those that stamped recently.' }),
      keyPlaces: Type.Array(Type.String(), { description: 'Where else the key of the log is published.' }),
    }),
  ),
})
