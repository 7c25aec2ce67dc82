import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { usedRelays } from '@veracite/adapters/relays/relay-settings'
import { RECORD_PROFILES } from '@veracite/app-answers/recordings/record-profiles'
import type { UploadedRecording } from '@veracite/core/app-answers/read-recording'
import { gradeInWords } from '@veracite/terms/surfaces'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { group, runs } from '../declared/verbs.ts'
import { Refused, UsageError } from '../failures.ts'
import { openRecorder } from '../recorder/open-recorder.ts'
import { readRelays } from '../relays/relay-options.ts'
import { AUDIT_VERBS } from './audit.ts'

export const recordCommand = group(
  'record',
  [
    runs<{ file: string }>('record upload', {
      run: async ({ ids: [brand = ''], sent: { file }, own }, context, client) => {
        const text = await readFile(resolve(context.io.cwd, file), 'utf8')
        context.show(await upload(context, client, brand, readKept(text), own), (said) => said)
      },
    }),
    ...AUDIT_VERBS,
  ],
  runs('record', { run: record }),
)

async function record({ ids: [brand], own }: Given, context: Context, client: Client): Promise<void> {
  const name = String(own.app ?? '').toLowerCase()
  const profile = Object.hasOwn(RECORD_PROFILES, name) ? RECORD_PROFILES[name] : undefined
  if (profile === undefined || brand === undefined)
    throw new UsageError((say) =>
      say('cliRefused.nameAppAndBrand', {
        ...{ self: context.self, apps: Object.keys(RECORD_PROFILES).join(', ') },
      }),
    )
  if (profile.replies.length === 0)
    throw new Refused((say) =>
      say('cliRefused.answersInsidePages', { app: profile.name, self: context.self }),
    )
  const [relay] = usedRelays(readRelays(context))
  if (relay === undefined) throw new Refused((say) => say('cliRefused.noRelaySet'))
  const { say } = context
  const { env } = context.io
  const recorder = await openRecorder({
    ...{ name, profile, relay, env },
    browser: own.browser === 'chromium' ? 'chromium' : 'firefox',
    program: own.program as string | undefined,
    recipient: env.VERACITE_WITNESS_RECIPIENT?.trim() || null,
    question: String(own.question ?? ''),
    now: () => new Date(context.io.now()),
    ...{ say, inWords: context.proofInWords },
    upload: async (recording) => upload(context, client, brand, recording, own),
    hold: (recording, held) => keep(context, { brand, folder: String(own.folder) }, recording, held),
  })
  const { browser, url } = recorder
  context.note(say('cliRecord.open', { browser, url, known: profile.known }))
  await recorder.closed
  context.note(say('cliRecord.closed'))
}

async function upload(
  { say }: Context,
  { operator }: Client,
  brand: string,
  recording: UploadedRecording,
  { plan, person }: Record<string, unknown>,
): Promise<string> {
  const fills = plan === undefined ? {} : { fills: { appPlanId: String(plan), person: Number(person ?? 1) } }
  const { items, known, filled } = await operator.brands.addRecording(brand, { ...recording, ...fills })
  const said =
    known > 0 ? say('cliRecord.broughtBefore') : say('cliRecord.uploaded', { run: items[0]?.runId ?? '' })
  return [
    said,
    filled.length > 0 ? say('cliRecord.filled', { slots: filled.join(', ') }) : '',
    say.known('gradeMeans', recording.grade) ?? gradeInWords(recording.grade),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** The file holds no sign-in: only what would be uploaded. */
async function keep(
  { io, self, say, proofInWords }: Context,
  { brand, folder }: { brand: string; folder: string },
  recording: UploadedRecording,
  { untilMs, why }: { untilMs: number; why: string },
): Promise<string> {
  const at = recording.closedAt.slice(0, 19).replaceAll(':', '')
  const path = resolve(io.cwd, folder, `${recording.profile}-${at}Z.json`)
  await mkdir(resolve(io.cwd, folder), { recursive: true, mode: 0o700 })
  await writeFile(path, JSON.stringify(recording), { mode: 0o600, flag: 'wx' })
  const until = new Date(untilMs).toISOString()
  return say('cliRecord.kept', { why: proofInWords(why), path, until, self, brand })
}

function readKept(text: string): UploadedRecording {
  try {
    return JSON.parse(text) as UploadedRecording
  } catch {
    throw new UsageError((say) => say('cliRefused.notKept'))
  }
}
