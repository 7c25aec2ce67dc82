import { Type } from '@sinclair/typebox'
import { everyone } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

const CheckpointState = t.open('CheckpointState', 'The newest checkpoint that was signed.', {
  size: t.count('Entries it covers.'),
  signedAt: t.DateTime('When it was signed.'),
})
const WitnessState = t.open('WitnessState', 'A witness, and how far it has followed the log.', {
  name: t.text('Name of its key.'),
  cosignedSize: t.nullable(
    t.count('Entries.'),
    'Size of the newest checkpoint it has cosigned; null for none.',
  ),
  cosignedAt: t.NullableDateTime('When it cosigned that one.'),
})
const StampState = t.open('StampState', 'An independent time-stamping authority, and what it last stamped.', {
  tsa: t.text('The authority.'),
  size: t.count('Size of the newest checkpoint it has stamped.'),
  genTime: t.DateTime('The time in its stamp.'),
})

export const getLog = adminOperation('GET /api/admin/log', {
  id: 'adminGetLog',
  useCase: 'log.get',
  access: everyone('viewer'),
  answers: ok(
    t.open('LogState', 'State of the transparency log.', {
      off: t.flag('This installation keeps no log.'),
      origin: t.nullableText('Name of the log; null while it has no key.'),
      size: t.count('Entries in the tree.'),
      checkpoint: t.nullable(CheckpointState, 'Null until one has been signed.'),
      waiting: t.count('Waiting entries, counted up to ten thousand.'),
      waitingSince: t.NullableDateTime(
        'Since when the oldest entry has waited for a checkpoint; null when none waits.',
      ),
      quorum: t.count('How many witnesses must have cosigned the checkpoints in bundles; zero for none.'),
      witnesses: t.list(WitnessState, 'All that are configured.'),
      timestamps: t.list(StampState, 'Those that stamped recently.'),
      keyPlaces: t.list(Type.String(), 'Where else the key of the log is published.'),
    }),
  ),
})
