import type { MemberRole } from '../server/session.ts'

export const ROLE_WORDS: Record<MemberRole, string> = {
  viewer: 'reads everything of the account',
  reviewer: 'also says what answers mean, asks once more, and makes case files',
  editor: 'also changes prompts and facts, and starts scans',
  owner: 'also decides who gets in, and where data goes',
}

export const RoleHelp = () => (
  <p class="soft">
    {Object.entries(ROLE_WORDS)
      .map(([role, words]) => `${role} ${words}`)
      .join('; ')}
    . Nobody sees another account.
  </p>
)
