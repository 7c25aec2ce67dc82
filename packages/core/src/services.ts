import { readLog } from '@veracite/evidence/log/read-log'
import { createGate } from './access/gate.ts'
import type { Scope } from './access/scope.ts'
import { ownTokens } from './agents/own-tokens.ts'
import { writeAuditEntry } from './audit/audit-entry.ts'
import { createPlaces } from './exports/open-export.ts'
import { createComputeQueue } from './kept/compute-queue.ts'
import { identifyBearer } from './people/identify-bearer.ts'
import { roleOf } from './people/role-of.ts'
import { browserSessions } from './people/sessions.ts'
import { signIn } from './people/sign-in.ts'
import type { Ports } from './ports.ts'
import { checkContent } from './public-evidence/check-content.ts'
import { lookupHash } from './public-evidence/lookup-hash.ts'
import { scopedServices } from './scoped-services.ts'
import { openShares } from './shares/manage-shares.ts'
import { mailAnswers } from './webhooks/mail-answers.ts'

/** What callers reach: the gate, and what is open to anybody. */
export type Services = ReturnType<typeof createServices>

/** Some only wait for PostgreSQL, so more than there are cores. */
const READS = { atOnce: 8, mostWaiting: 128, mostWaitMs: 1_500 }

export function createServices(ports: Ports) {
  const takeExportPlace = createPlaces()
  const servicesIn = (scope: Scope) => scopedServices({ ...ports, scope, takeExportPlace })
  const sessions = browserSessions(ports)
  return {
    /** Where reads take their turn that are not kept. */
    inTurn: createComputeQueue(READS),
    /** The only way to what accounts own. */
    for: createGate(ports.owners, servicesIn),
    /** One thing, for everybody who has the address of a share. */
    shared: openShares({
      ...ports,
      getCaseFile: (caseId, accountId) => servicesIn({ accountId, accounts: [accountId] }).cases.file(caseId),
    }),

    /** Open to anybody: the log, hashes of captures, and the links in mails. */
    log: readLog(ports),
    lookupHash: lookupHash(ports),
    checkContent: checkContent(ports),
    mailAnswers: mailAnswers(ports),

    /** Who asks, before there is a caller. */
    identifyBearer: identifyBearer(ports),
    roleOf: roleOf(ports),
    nameOf: async (personId: string) => (await ports.logins.findPerson(personId))?.name ?? null,
    sessions,
    signIn: signIn({ ...ports, browserSessions: sessions }),
    /** What the authorization server for agents keeps, and below the tokens it issued. */
    oauthRecords: ports.oauthRecords,
    agentTokens: (of: Parameters<typeof ownTokens>[1]) => ownTokens(ports, of),
    writeAuditEntry: writeAuditEntry(ports),
  }
}
