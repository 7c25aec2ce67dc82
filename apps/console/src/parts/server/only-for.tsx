import type { ComponentChildren } from 'preact'
import { type MemberRole, mayAnywhere } from './session.ts'

/** What somebody without this role would only be refused is not shown to them. */
export const OnlyFor = ({ atLeast, children }: { atLeast: MemberRole; children: ComponentChildren }) =>
  mayAnywhere(atLeast) ? <>{children}</> : null
