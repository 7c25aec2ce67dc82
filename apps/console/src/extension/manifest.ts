import manifests from './manifest.json' with { type: 'json' }

/** The two browsers differ in what their extensions may see of a reply. */
export type Target = 'chromium' | 'firefox'

/**
 * It has no background and no content script: nothing of it runs unless a person has opened it. Sites are asked for one by
 * one when they are used. `granted` stands in for a person's consent in tests.
 */
export const manifestOf = (target: Target, version: string, granted: readonly string[] = []) => ({
  ...manifests.both,
  ...manifests[target],
  version,
  ...(granted.length > 0 && { host_permissions: granted }),
})
