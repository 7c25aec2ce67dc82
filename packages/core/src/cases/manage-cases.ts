import { caseContents } from '@veracite/evidence/cases/case-contents'
import { type CaseFileDeps, caseFile, proveCase } from '@veracite/evidence/cases/case-file'
import type { CaseSummary } from '@veracite/evidence/cases/case-summary'
import { type CaseArchiveDeps, caseWebArchive } from '@veracite/evidence/cases/case-web-archive'
import type { StoredCase } from '@veracite/evidence/cases/stored-case'
import { sha256Hex } from '@veracite/terms/digest'
import { conflict, DomainError, existing } from '@veracite/terms/errors'
import type { AskedPage } from '@veracite/terms/page'
import { toWire } from '@veracite/terms/wire'
import { PRINT_PATH, SUMMARY_PATH } from '@veracite/verify/case/case-parts'
import { brandOf } from '../tenants/brand-of.ts'
import type { CaseStore } from './case-store.ts'
import { type CreateCaseDeps, createCase, previewCase } from './create-case.ts'

/** Evidence of several runs as one file. */
export const adminCases = (deps: CreateCaseDeps & CaseFileDeps & CaseArchiveDeps & { cases: CaseStore }) => {
  const create = createCase(deps)
  const caseOf = async (caseId: string): Promise<StoredCase> => {
    return existing(await deps.cases.find(caseId), 'case')
  }
  const summaryOf = async ({ id }: StoredCase): Promise<CaseSummary> => {
    const bytes = await deps.cases.findPart(id, SUMMARY_PATH)
    if (bytes === null) throw new Error('A case without a summary.')
    return JSON.parse(new TextDecoder().decode(bytes)) as CaseSummary
  }
  const bodiesOf = async (cases: readonly StoredCase[]) => {
    const ids = cases.map(({ id }) => id)
    const [leaves, demos] = [await deps.log.findLeaves(ids), await deps.cases.listDemonstrations(ids)]
    const published = leaves.filter(({ checkpoint }) => checkpoint !== null)
    const ready = new Set(published.map(({ subjectId }) => subjectId))
    return cases.map((stored) => toCaseBody(stored, ready, demos))
  }
  const bodyOf = async (stored: StoredCase) => {
    const [body] = await bodiesOf([stored])
    if (body === undefined) throw new Error('A case without a body.')
    return body
  }
  return {
    preview: previewCase(deps),
    async create(input: Parameters<typeof create>[0]) {
      const { stored, added } = await create(input)
      return { added, body: await bodyOf(stored) }
    },

    async list(brandId: string | null, page: AskedPage) {
      if (brandId !== null) await brandOf(deps, brandId)
      const { items, nextCursor } = await deps.cases.list(brandId, { ...page, accounts: deps.scope.accounts })
      return { items: await bodiesOf(items), nextCursor }
    },

    async get(caseId: string) {
      return bodyOf(await caseOf(caseId))
    },

    /** A summary of the file's contents. */
    async contents(caseId: string) {
      const stored = await caseOf(caseId)
      return caseContents(await summaryOf(stored), await deps.cases.listPartSizes(stored.id))
    },

    async file(caseId: string): Promise<{ name: string; bytes: Uint8Array }> {
      const stored = await caseOf(caseId)
      const proof = await proveCase(deps, stored)
      if (proof === null) throw conflict('case_not_in_checkpoint', { retryAfterSeconds: 2 })
      const bytes = await caseFile(stored, proof, await deps.cases.listParts(stored.id))
      return { name: `case-${sha256Hex(stored.manifest.body).slice(0, 16)}.zip`, bytes }
    },

    /** Everything in it as one document to print: the part of the archive, byte for byte. */
    async pdf(caseId: string): Promise<{ name: string; bytes: Uint8Array }> {
      const stored = await caseOf(caseId)
      const bytes = await deps.cases.findPart(stored.id, PRINT_PATH)
      if (bytes === null) throw new DomainError('not_found', 'case_without_document')
      return { name: `case-${sha256Hex(stored.manifest.body).slice(0, 16)}.pdf`, bytes }
    },

    /** The pages that its answers cite, in a form that other archives read. */
    async webArchive(caseId: string): Promise<{ name: string; bytes: Uint8Array }> {
      const stored = await caseOf(caseId)
      const parts = await deps.cases.listParts(stored.id)
      const bytes = await caseWebArchive(deps, stored, await summaryOf(stored), parts)
      return { name: `case-${sha256Hex(stored.manifest.body).slice(0, 16)}.wacz`, bytes }
    },
  }
}

const toCaseBody = (stored: StoredCase, ready: ReadonlySet<string>, demos: ReadonlySet<string>) => {
  const { manifest, packed: _, ...shown } = stored
  return {
    ...toWire(shown),
    sha256: sha256Hex(manifest.body),
    status: ready.has(stored.id) ? ('integrated' as const) : ('pending' as const),
    demo: demos.has(stored.id),
    file: `/api/admin/cases/${stored.id}/file`,
  }
}
