import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseRelays, usedRelays } from '@veracite/adapters/relays/relay-settings'
import { RECORD_PROFILES } from '@veracite/app-answers/recordings/record-profiles'
import type { UploadedRecording } from '@veracite/core/app-answers/read-recording'
import { gradeInWords } from '@veracite/terms/surfaces'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { group, runs } from '../declared/verbs.ts'
import { Refused, UsageError } from '../failures.ts'
import { openRecorder } from '../recorder/open-recorder.ts'
import { AUDIT_VERBS } from './audit.ts'

export const recordCommand = group(
  'record',
  [
    runs<{ file: string }>('record upload', {
      run: async ({ ids: [brand = ''], sent: { file }, own }, context, client) => {
        const text = await readFile(resolve(context.io.cwd, file), 'utf8')
        context.show(await upload(client, brand, readKept(text), own), (said) => said)
      },
    }),
    ...AUDIT_VERBS,
  ],
  runs('record', {
    run: record,
  }),
)

async function record({ ids: [brand], own }: Given, context: Context, client: Client): Promise<void> {
  const name = String(own.app ?? '').toLowerCase()
  const profile = Object.hasOwn(RECORD_PROFILES, name) ? RECORD_PROFILES[name] : undefined
  if (profile === undefined || brand === undefined)
    throw new UsageError(
      `Name the app and the brand: \`${context.self} record claude BRAND\`. Apps: ${Object.keys(RECORD_PROFILES).join(', ')}.`,
    )
  if (profile.replies.length === 0)
    throw new Refused(
      `Answers of ${profile.name} come inside pages, and no rule takes them from what the provider sent, so they are not recorded here. The browser extension keeps what the page shows (grade B); \`${context.self} import-answers\` takes files of its provider.`,
    )
  const [relay] = relaysOf(context)
  if (relay === undefined)
    throw new Refused(
      'No relay is set, and without one a recording proves nothing. Set VERACITE_RELAYS to what the person who runs the relay gave you: ADDRESS;KEY;TOKEN. docs/relay.md says who can run one.',
    )
  const { env } = context.io
  const recorder = await openRecorder({
    ...{ name, profile, relay, env },
    browser: own.browser === 'chromium' ? 'chromium' : 'firefox',
    program: own.program as string | undefined,
    recipient: env.VERACITE_WITNESS_RECIPIENT?.trim() || null,
    question: String(own.question ?? ''),
    now: () => new Date(context.io.now()),
    upload: async (recording) => upload(client, brand, recording, own),
    hold: (recording, held) => keep(context, { brand, folder: String(own.folder) }, recording, held),
  })
  context.note(
    `The recorder is open in ${recorder.browser}. Its buttons are on the page “Veracite recorder”:\n${recorder.url}\nClose the browser when you are done. Profile: ${profile.known}.`,
  )
  await recorder.closed
  context.note(
    'Closed. The profile of the browser, with your sign-in, and the keys of its connections are removed.',
  )
}

async function upload(
  { operator }: Client,
  brand: string,
  recording: UploadedRecording,
  { plan, person }: Record<string, unknown>,
): Promise<string> {
  const fills = plan === undefined ? {} : { fills: { appPlanId: String(plan), person: Number(person ?? 1) } }
  const { items, known, filled } = await operator.brands.addRecording(brand, { ...recording, ...fills })
  const said = known > 0 ? 'This answer had been brought before.' : `Uploaded: run ${items[0]?.runId}.`
  return [
    said,
    filled.length > 0 ? `Slot ${filled.join(', ')} of the plan is filled.` : '',
    gradeInWords(recording.grade),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** The file holds no sign-in: only what would be uploaded. */
async function keep(
  { io, self }: Context,
  { brand, folder }: { brand: string; folder: string },
  recording: UploadedRecording,
  { untilMs, why }: { untilMs: number; why: string },
): Promise<string> {
  const at = recording.closedAt.slice(0, 19).replaceAll(':', '')
  const path = resolve(io.cwd, folder, `${recording.profile}-${at}Z.json`)
  await mkdir(resolve(io.cwd, folder), { recursive: true, mode: 0o700 })
  await writeFile(path, JSON.stringify(recording), { mode: 0o600, flag: 'wx' })
  return `${why} Kept in ${path}. After ${new Date(untilMs).toISOString()} run: ${self} record upload ${brand} ${path}`
}

function readKept(text: string): UploadedRecording {
  try {
    return JSON.parse(text) as UploadedRecording
  } catch {
    throw new UsageError('The file is not a recording that `record` has kept.')
  }
}

function relaysOf({ io }: Context) {
  try {
    return usedRelays(parseRelays(io.env.VERACITE_RELAYS ?? ''))
  } catch (error) {
    throw new UsageError(`VERACITE_RELAYS ${(error as Error).message}.`)
  }
}
