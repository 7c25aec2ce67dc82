import { KEY_SCOPES } from '@veracite/terms/vocabulary'

/** What a token must allow. `edit` covers what only the operator's application could change before. */
export const TOOL_SCOPES = [...KEY_SCOPES, 'edit'] as const
export type ToolScope = (typeof TOOL_SCOPES)[number]

/** Hosts ask the user before they run a tool that is not marked read-only, so every hint is stated. */
export interface ToolAnnotations {
  readOnlyHint: boolean
  destructiveHint: boolean
  idempotentHint: boolean
  openWorldHint: boolean
}

/** A tool for agents that an operation offers under a name. It needs the role of the operation. */
export interface ToolDeclaration {
  title: string
  /** Agents choose by this. */
  description: string
  /** The scope that a token needs beside the role; null when any token will do. */
  scope: ToolScope | null
  annotations: ToolAnnotations
  /** The fields that hold text of engines or pages. A tool that is made from the declaration marks all fields otherwise. */
  untrusted?: readonly string[]
}

const declare =
  (annotations: ToolAnnotations, usual: ToolScope) =>
  (title = '', description = '', scope: ToolScope | null = usual): ToolDeclaration => ({
    title,
    description,
    scope,
    annotations,
  })

export const reads = declare(
  { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  'read',
)
export const changes = declare(
  { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  'edit',
)
/** Starts work that asks engines or reads pages. */
export const queues = declare(
  { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  'scan',
)
