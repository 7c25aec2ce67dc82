import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessOf } from '../../packages/contract/src/base/access.ts'
import type { Operation } from '../../packages/contract/src/base/operation.ts'
import { adminOperations } from '../../packages/contract/src/document/admin-operations.ts'
import { operations } from '../../packages/contract/src/operations.ts'
import { ROLE_TABLE } from '../../packages/terms/src/states.ts'
import { ROLES, type Role } from '../../packages/terms/src/vocabulary.ts'

/** Writes docs/roles.md from the table of the contract. */

const OWN = 'their own'

const guarded = [...adminOperations, ...operations.filter(({ auth }) => auth === 'bearer')]

const whose = (operation: Operation): string => {
  const { of, names } = accessOf(operation)
  if (of === 'caller') return OWN
  if (of === 'everyone') return 'the same for all'
  const named = names.map((name) => `\`${name}\``).join(', ')
  return of === 'listed' ? ['of their accounts', named].filter(Boolean).join('; ') : named
}

const row = (operation: Operation): string =>
  `| ${operation.method} \`${operation.path}\` | ${whose(operation)} | ${operation.summary} |`

const section = (role: Role): string => {
  const rows = guarded
    .filter((operation) => accessOf(operation).role === role && accessOf(operation).of !== 'caller')
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.method < b.method ? -1 : 1))
    .map(row)
  return [`## ${role}`, '', ROLE_TABLE[role].means, '', HEAD, ...rows].join('\n')
}

const HEAD = '| Operation | Whose | What |\n|---|---|---|'

const text = `# Roles

<!-- Written by tools/generate/write-roles.ts from packages/contract/src/base/access.ts: do not edit. -->

People and programs act within accounts. What somebody may do there is their role; each role may do what those above it in this page may. "Whose" says where a request names things that belong to an account: each is looked up before anything happens, and what belongs to another account is answered like what does not exist.

In the console the same operations are below \`/console/api\`. With a token, \`/v1\` takes the platform token only, as the contract says; \`/api/admin\` also takes service and personal keys.

${ROLES.map(section).join('\n\n')}

## Anybody, about themselves

${HEAD}
${guarded
  .filter((operation) => accessOf(operation).of === 'caller')
  .map(row)
  .join('\n')}
`

writeFileSync(process.argv[2] ?? join(import.meta.dirname, '../../docs/roles.md'), text)
