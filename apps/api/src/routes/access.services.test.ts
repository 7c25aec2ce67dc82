import { actOf } from '@veracite/contract/audit/audited'
import { accessOf } from '@veracite/contract/base/access'
import type { Operation } from '@veracite/contract/base/operation'
import { adminOperations } from '@veracite/contract/document/admin-operations'
import { operations } from '@veracite/contract/operations'
import { MEMBER_ROLES, type MemberRole, ROLES } from '@veracite/terms/vocabulary'
import { IS_THOROUGH, IS_WHOLE } from '@veracite/testing/thorough'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleBody } from '../test-support/sample-body.ts'
import { type Answer, useApi } from '../test-support/server.ts'
import { engine, fillAccount, type Things } from '../test-support/two-accounts.ts'

/**
 * Every operation of the contract, as every role, on things of one's own account and of another one. The operations come
 * from the contract, so that a new one is tried without anybody thinking of it.
 */

const guarded: readonly Operation[] = [
  ...adminOperations,
  ...operations.filter(({ auth }) => auth === 'bearer'),
]

let mine: Required<Things>
let theirs: Required<Things>
const keys = new Map<MemberRole, string>()

const { world, api } = useApi({ engines: new Map([['CHATGPT', engine]]) })
beforeAll(async () => {
  mine = await fillAccount(world, api, 'Mine')
  theirs = await fillAccount(world, api, 'Theirs')
  for (const role of MEMBER_ROLES) {
    const wish = { accountId: mine.accountId, name: role, kind: 'service', role }
    keys.set(role, (await api.ask('POST', '/api/admin/keys', wish)).key)
  }
})

/** Filled with things of one account; where an operation names none, nothing depends on whose they are. */
function requestTo(operation: Operation, things: Things) {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => idIn(things, name))
  const query = new URLSearchParams()
  const body = operation.body ? (sampleBody(operation.body) as Record<string, unknown>) : undefined
  for (const name of accessOf(operation).names) {
    const [part = '', member = ''] = name.split('.')
    if (part === 'query') query.set(member, idIn(things, member))
    if (part === 'body' && body)
      body[member] = Array.isArray(body[member]) ? [idIn(things, member)] : idIn(things, member)
  }
  if (operation.id === 'adminSearch') query.set('q', things.hash ?? '0'.repeat(64))
  if (operation.id === 'adminGetPageDifference') query.set('url', 'https://example.com/')
  const search = query.toString()
  return { path: search === '' ? path : `${path}?${search}`, body }
}

const UNKNOWN = '00000000-0000-7000-8000-000000000000'
const idIn = (things: Things, name: string): string =>
  (things as Record<string, string | undefined>)[name] ?? UNKNOWN

/** What no answer to a member of the other account may contain. */
const secretsOf = ({ accountId, brandId, runId, scanId, findingId, caseId, hash }: Required<Things>) => [
  ...[accountId, brandId, runId, scanId, findingId, caseId, hash],
  'Theirs Instruments',
]

/** In the console's shape for /v1, which takes no key: the same handler, the same gate. */
async function ask(operation: Operation, role: MemberRole, things: Things): Promise<Answer> {
  const { path, body } = requestTo(operation, things)
  return api.call(operation.method, path, {
    headers: { authorization: `Bearer ${keys.get(role)}` },
    ...(body === undefined ? {} : { body }),
  })
}

const isOfV1 = ({ path }: Operation) => path.startsWith('/v1')
/** Keys cannot act for a person, or have sessions: these are tried in people.services.test.ts. */
const NEEDS_A_PERSON = /^admin(ListMy|IssueMy|RevokeMy|RotateMy|RemoveMy|EndMy|Leave)/

test('every operation declares its role and the ids that it looks up', () => {
  expect(() => accessOf({ id: 'adminDoSomethingNew' })).toThrow(/declares no role/)
  for (const operation of guarded) {
    const { of, names } = accessOf(operation)
    // The name of a declared predicate is found within its brand, a grant within its account.
    for (const param of Object.keys(operation.params).filter((name) => !FOUND_WITHIN.includes(name)))
      if (of === 'named') expect(names, operation.id).toContain(`params.${param}`)
    // What names a brand or an account in a query or a body must be looked up too.
    const members = { query: operation.query?.properties, body: operation.body?.properties }
    for (const [part, schema] of Object.entries(members))
      for (const member of ['accountId', 'brandId'])
        if (schema && member in schema && accessOf(operation).role !== 'operator')
          expect(names, operation.id).toContain(`${part}.${member}`)
  }
})

const FOUND_WITHIN = ['rivalId', 'planId', 'name', 'grantId']

const NOTHING: Things = {}

const tried = guarded
  .filter((operation) => !isOfV1(operation))
  .map((operation) => [operation.id, operation] as const)

test('viewers change nothing but their own, and who gets in or gets data is for owners', () => {
  for (const operation of guarded) {
    const { role, of } = accessOf(operation)
    const isOwn = of === 'caller' || OWN.includes(operation.id)
    if (actOf(operation) !== null && !isOwn && !READS.test(operation.id))
      expect(role, operation.id).not.toBe('viewer')
    if (/\/(keys|members|invitations|programs|webhooks|deliveries)(\/|$)/.test(operation.path) && !isOwn)
      expect([operation.id, role]).toEqual([
        operation.id,
        operation.id === 'adminListMembers' ? 'viewer' : 'owner',
      ])
  }
})
/** About oneself, although they name an account. */
const OWN = ['adminIssueMyKey', 'adminLeaveAccount']
/** Evidence, files and exports need the right to read; the audit log notes that they were handed out. */
const READS =
  /^getEvidenceBundle$|^adminExport|^adminGet(Case|Run|Document)(File|Pdf|WebArchive|Attestation|Statement)$/

describe('things of another account are as if they were not there', () => {
  test.each(tried)('%s', async (_, operation) => {
    // The other roles may do less and are tried in CI.
    for (const role of new Set(
      IS_WHOLE ? ['owner' as const, ...rolesToTry(operation)] : ['owner' as const],
    )) {
      const answer = await ask(operation, role, theirs)
      const says = `${operation.id} as ${role}: ${answer.status} ${answer.text.slice(0, 300)}`
      expectNothingOf(theirs, answer, says)
      if (accessOf(operation).of !== 'named') continue
      expect([403, 404], says).toContain(answer.status)
      // Nothing tells what is somebody else's from what does not exist.
      const nowhere = await ask(operation, role, NOTHING)
      expect([nowhere.status, nowhere.text], says).toEqual([answer.status, answer.text])
    }
  })
})

test('lists, feed, search and counts show one account only', async () => {
  const as = (path: string) =>
    api.call('GET', path, { headers: { authorization: `Bearer ${keys.get('owner')}` } })
  for (const list of ['accounts', 'brands', 'keys', 'cases', 'schedules', 'webhooks']) {
    const { body, text } = await as(`/api/admin/${list}`)
    expect(body.items.length, text).toBeGreaterThan(0)
    expect(text).not.toContain(theirs.accountId)
    expect(text).not.toContain(theirs.brandId)
  }
  const all = (await api.call('GET', '/api/admin/events')).body
  const feed = (await as('/api/admin/events')).body
  expect(new Set(feed.items.map(({ brandId }: { brandId: string }) => brandId))).toEqual(
    new Set([mine.brandId]),
  )
  expect(feed.items.length).toBeLessThan(all.items.length)
  // Not even how far the feed of everybody has come.
  expect(feed.nextAfter).toBe(feed.items.at(-1).id)
  for (const q of [theirs.hash, theirs.runId, theirs.scanId, theirs.brandId, 'Theirs']) {
    expect((await api.call('GET', `/api/admin/search?q=${q}`)).body.items.length, q).toBeGreaterThan(0)
    const found = (await as(`/api/admin/search?q=${q}`)).body.items as { title: string }[]
    expect(found, q).toEqual([])
  }
  expect((await as(`/api/admin/search?q=${mine.hash}`)).body.items.length).toBeGreaterThan(0)
})

describe('in the own account the role decides', () => {
  // What removes something comes last, or nothing would be left for the others.
  const inOrder = [...tried].sort(([, a], [, b]) => Number(removes(a)) - Number(removes(b)))
  test.each(inOrder.filter(([id]) => !NEEDS_A_PERSON.test(id)))('%s', async (_, operation) => {
    for (const role of rolesToTry(operation)) {
      const answer = await ask(operation, role, mine)
      const says = `${operation.id} as ${role}: ${answer.status} ${answer.text.slice(0, 300)}`
      if (mayDo(operation, role)) expect([401, 403, 500], says).not.toContain(answer.status)
      else expect(answer.status, says).toBe(403)
      expectNothingOf(theirs, answer, says)
    }
  })
})

const mayDo = (operation: Operation, role: MemberRole) =>
  ROLES.indexOf(role) >= ROLES.indexOf(accessOf(operation).role)

/** The greatest role that may not, and the least that may: roles are compared by their rank. */
function rolesToTry(operation: Operation): readonly MemberRole[] {
  if (IS_THOROUGH) return MEMBER_ROLES
  const least = MEMBER_ROLES.findIndex((role) => mayDo(operation, role))
  return least === -1 ? MEMBER_ROLES.slice(-1) : MEMBER_ROLES.slice(Math.max(0, least - 1), least + 1)
}

const removes = ({ method }: Operation) => method === 'DELETE'

function expectNothingOf(things: Required<Things>, { text }: Answer, says: string): void {
  for (const secret of secretsOf(things)) expect(text.includes(secret), `${says} has ${secret}`).toBe(false)
}

test('keys open nothing of /v1, which takes the platform token only', async () => {
  for (const operation of guarded.filter(isOfV1))
    expect((await ask(operation, 'owner', mine)).status, operation.id).toBe(401)
})

test('the operator is asked for no role, and sees both accounts', async () => {
  const { body } = await api.call('GET', '/api/admin/accounts')
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining([mine.accountId, theirs.accountId]),
  )
})
