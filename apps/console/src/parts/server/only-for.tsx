import type { ComponentChildren } from 'preact'
import { type MemberRole, mayAnywhere } from './session.ts'

/** Hides controls from members without the needed role. */
export const OnlyFor = ({ atLeast, children }: { atLeast: MemberRole; children: ComponentChildren }) =>
  mayAnywhere(atLeast) ? children : null
