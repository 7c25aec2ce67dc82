import { parseCaptureManifest } from '@veracite/verify/bundle/manifest'
import { base64Decode } from '@veracite/verify/bytes'
import type { Say } from '@veracite/words/say-in'
import type { ExportedBundle } from '../bundle/exported-bundle.ts'
import { html, MARKS, type Markup } from '../bundle/html/markup.ts'
import type { CaseSummary } from './case-summary.ts'
import data from './profiles.json' with { type: 'json' }

/** What a profile demands, where it is in the file, and whether the file shows it. */
export interface ProfileResult {
  id: string
  name: string
  /** What a complete file may say; null if a demanded item is missing. */
  says: string | null
  demands: { demand: string; where: string; isShown: boolean }[]
}

/** What a file shows, by name. A name that is not recorded anywhere is never shown. */
export type ShownFacts = Record<string, boolean>

/** What each profile demands, by the names of what shows it. */
export const PROFILES: readonly { id: string; demands: readonly string[] }[] = data

/** Holds every profile against what the file shows. Pure. */
export const profileResults = (shown: ShownFacts, say: Say): ProfileResult[] =>
  PROFILES.map(({ id, demands }) => {
    const checked = demands.map((name) => ({
      demand: say.known('profileDemand', `${id}.${name}`) ?? name,
      where: say.known('profileWhere', `${id}.${name}`) ?? '',
      isShown: shown[name] === true,
    }))
    const isComplete = checked.every(({ isShown }) => isShown)
    const says = isComplete ? (say.known('profileSays', id) ?? null) : null
    return { id, name: say.known('profileName', id) ?? id, says, demands: checked }
  })

type Bundle = Pick<ExportedBundle, 'manifest' | 'timestamps'>

/** What the parts of a case show; what cannot be seen in them is left out, and so is missing. Pure. */
export function shownIn(
  { answers, record, demonstration, qualified }: Omit<CaseSummary, 'order'>,
  bundles: readonly Bundle[],
): ShownFacts {
  const captures = bundles.map(({ manifest }) => parseCaptureManifest(base64Decode(manifest.base64)))
  const collectors = captures.map(({ collector }) => collector)
  // Of an answer from an app, a data seller or the demonstration, this machine shows nothing about the one that asked.
  const ofEvery = (holds: (capture: (typeof captures)[number]) => boolean): boolean =>
    captures.length > 0 && captures.every((one) => one.source.access === 'official_api' && holds(one))
  const authorities = bundles.map(({ timestamps }) => new Set(timestamps.map(({ tsa }) => tsa)).size)
  const { completeness, measuredError, knownFailures, readers = [], classifiers } = record
  const plans = completeness?.plans ?? []
  const decidedByModel = record.decidedByModel === true
  return {
    engineAnswered: !demonstration && answers.every(({ origin }) => origin === 'engine'),
    entityNamed: record.entities.length > 0 && !record.entities.includes('not stated'),
    personNamed: record.preparedBy !== null,
    processNamed: collectors.every(({ software, version }) => software !== '' && version !== ''),
    digests: answers.every(({ sha256 }) => /^[0-9a-f]{64}$/.test(sha256)),
    custody: answers.every(({ custody }) => custody.some(({ logIndex }) => logIndex !== null)),
    plans: answers.length > 0 && plans.reduce((sum, { included }) => sum + included, 0) === answers.length,
    outcomes: plans.length > 0 && plans.every(({ classes }) => classes !== null),
    completeness: completeness !== undefined,
    publishedError: measuredError.published.length > 0,
    readerError:
      !decidedByModel ||
      (readers.length > 0 && !readers.some((words) => /not (?:measured|stated)/.test(words))),
    knownFailures: knownFailures !== undefined && knownFailures.forms.length > 0,
    versionMeasured: classifiers.every((version) => version.includes(measuredError.classifier)),
    stamped: authorities.every((count) => count >= 1),
    qualified: qualified?.without.length === 0,
    stampedTwice: authorities.every((count) => count >= 2),
    machine: ofEvery(({ collector: { os, instance, runtime } }) => ![os, instance, runtime].includes('')),
    address: ofEvery(
      ({ collector: { egressIp }, transport: { route } }) => egressIp !== null && route === 'direct',
    ),
    noProxy: ofEvery(({ transport: { route } }) => route === 'direct'),
    cachesEmpty: ofEvery(({ transport: { carriedOver } }) => carriedOver === 'nothing'),
    clockCompared: collectors.every(({ clock }) => clock.offsetMs !== null),
  }
}

/** The profiles with what is missing; says once that this is no legal advice. */
export function profilesSection({ profiles }: Pick<CaseSummary, 'profiles'>, say: Say): Markup | null {
  if (profiles === undefined) return null
  const { b, s } = MARKS
  return html`<section><h2>${say('caseText.profiles')}</h2><p>${say('caseText.profilesShown')}</p>${profiles.map(
    ({ name, says, demands }) => {
      const missing = demands.filter(({ isShown }) => !isShown).length
      const lines = demands.map(({ isShown, demand, where }) =>
        say.rich('caseText.demand', { shown: isShown ? 'yes' : 'other', demand, where, b, s }),
      )
      return html`<h3>${name}</h3><p>${says ?? say('caseText.incomplete', { missing, count: demands.length })}</p><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`
    },
  )}</section>`
}
