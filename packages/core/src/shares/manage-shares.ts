import type { ExportedBundle } from '@veracite/evidence/bundle/exported-bundle'
import { DAY_MS } from '@veracite/terms/days'
import { sha256 } from '@veracite/terms/digest'
import { conflict, DomainError, invalidField } from '@veracite/terms/errors'
import { type AskedPage, mapPage } from '@veracite/terms/page'
import type { ClockAndIds } from '@veracite/terms/ports'
import type { ShareKind } from '@veracite/terms/vocabulary'
import { toWire } from '@veracite/terms/wire'
import type { Language } from '@veracite/words/languages'
import { type Say, sayIn } from '@veracite/words/say-in'
import { type Caller, signatureOf } from '../access/caller.ts'
import type { OwnerStore } from '../access/owner-store.ts'
import { accountsOfList, type Scope } from '../access/scope.ts'
import type { KeptAnswers } from '../kept/kept-answers.ts'
import type { ReportDocument } from '../reports/report.ts'
import type { ShareStore } from './share-store.ts'

interface Deps extends ClockAndIds {
  shares: ShareStore
  owners: OwnerStore
  getBundle: (input: { runId: string; language?: Language }) => Promise<ExportedBundle>
  getFinding: (findingId: string) => Promise<{
    predicate: string
    label: string
    stated: string
    demo: boolean
    saidIn: readonly { runId: string }[]
  }>
  getCase: (caseId: string) => Promise<{ reference: string | null; demo: boolean }>
  getCaseFile: (caseId: string) => Promise<{ name: string; bytes: Uint8Array }>
  getReport: (reportId: string) => Promise<ReportToShow>
  scope: Scope
}

interface ReportToShow {
  demo: boolean
  document: ReportDocument
}

const USUAL_DAYS = 14

/** Secret addresses that show one piece of evidence to anybody who has them. */
export const adminShares = (deps: Deps) => ({
  /** The secret appears only in this response: only its digest is stored. */
  async add(caller: Caller, input: Target & { expiresInDays?: number; language?: Language }) {
    const { kind, targetId } = targetOf(input)
    const [accountId = null] = await deps.owners.accountsOf(kind, [targetId])
    if (accountId === null) throw new DomainError('not_found', 'nothing_to_share')
    const shown = await SHOWN[kind](deps, targetId, sayIn(input.language ?? 'en'))
    const now = deps.clock.now()
    const token = deps.ids.randomHex(32)
    const share = await deps.shares.add({
      id: deps.ids.next(),
      accountId,
      kind,
      targetId: targetId.toLowerCase(),
      ...shown,
      sha256: sha256(token),
      madeBy: signatureOf(caller, undefined),
      createdAt: now,
      expiresAt: new Date(now.getTime() + (input.expiresInDays ?? USUAL_DAYS) * DAY_MS),
    })
    // Behind the #, which browsers send to nobody and write into no log.
    return { ...toWire(share), path: `/shared#${token}` }
  },
  async list(accountId: string | null, page: AskedPage) {
    const accounts = accountsOfList(deps.scope, accountId)
    return mapPage(await deps.shares.list({ accounts }, page), toWire)
  },
  async revoke(shareId: string) {
    if (!(await deps.shares.revoke(shareId, deps.clock.now())))
      throw new DomainError('not_found', 'share_not_found')
    return { revoked: true }
  },
})

/** For holders of the address. It shows one thing, and there is no list. */
export const openShares = (
  deps: Pick<Deps, 'shares' | 'clock'> & {
    kept: KeptAnswers
    /** Within the account of the share. */
    getCaseFile: (caseId: string, accountId: string) => ReturnType<Deps['getCaseFile']>
  },
) => ({
  async open(token: string) {
    const share = await deps.shares.view(sha256(token), deps.clock.now())
    if (share === null) throw shareNotFound()
    const { kind, title, demo, expiresAt } = share
    return { kind, title, demo, expiresAt: expiresAt.toISOString() }
  },
  async content(token: string): Promise<Blob> {
    const now = deps.clock.now()
    const share = await deps.shares.find(sha256(token), now)
    if (share === null) throw shareNotFound()
    const { id, targetId, accountId } = share
    return deps.kept.get(
      { key: `share ${id}`, version: '', now, sizeOf: ({ size }: Blob) => size },
      async () => {
        const bytes =
          (await deps.shares.readContent(id)) ?? (await deps.getCaseFile(targetId, accountId)).bytes
        return new Blob([new Uint8Array(bytes)])
      },
    )
  },
})

interface Shown {
  title: string
  demo: boolean
  content: Uint8Array | null
}

const SHOWN: Record<ShareKind, (deps: Deps, id: string, say: Say) => Promise<Shown>> = {
  async run(deps, runId, { language }) {
    const bundle = await deps.getBundle({ runId, language })
    const { provenance, statement } = bundle
    const demo = provenance.source.access === 'demo'
    return { title: statement.title.slice(0, 500), demo, content: bytesOf(bundle) }
  },
  /** With the newest answer that says it. */
  async finding(deps, findingId, say) {
    const { predicate, stated, demo, saidIn, ...found } = await deps.getFinding(findingId)
    const [newest] = saidIn
    if (newest === undefined) throw conflict('no_answer_says_it')
    const label = say.known('predicateLabel', predicate) ?? found.label
    const title = say('reportText.labelled', { label, about: stated }).slice(0, 500)
    const bundle = await deps.getBundle({ runId: newest.runId, language: say.language })
    return { title, demo, content: bytesOf(bundle) }
  },
  async case(deps, caseId, say) {
    const { reference, demo } = await deps.getCase(caseId)
    return { title: reference ?? say('caseText.aCaseFile'), demo, content: null }
  },
  /** Its words only; figures need an account. */
  async report(deps, reportId) {
    const { demo, document } = await deps.getReport(reportId)
    const title = `${document.title}, ${document.under}`.slice(0, 500)
    return { title, demo, content: new TextEncoder().encode(JSON.stringify(document)) }
  },
}

const bytesOf = (bundle: ExportedBundle): Uint8Array => new TextEncoder().encode(JSON.stringify(bundle))

type Target = Partial<Record<'findingId' | 'runId' | 'caseId' | 'reportId', string>>

function targetOf(input: Target): { kind: ShareKind; targetId: string } {
  const given = [
    ['finding', input.findingId],
    ['run', input.runId],
    ['case', input.caseId],
    ['report', input.reportId],
  ] as const
  const [one, ...others] = given.flatMap(([kind, targetId]) => (targetId ? [{ kind, targetId }] : []))
  if (one !== undefined && others.length === 0) return one
  throw invalidField('invalid_share', 'findingId', 'give_one_thing_to_share')
}

/** The same for an address that never worked, has ended or was taken back. */
const shareNotFound = () => new DomainError('not_found', 'address_shows_nothing')
