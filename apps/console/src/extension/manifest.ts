/** The two browsers differ in what their extensions may see of a reply. */
export type Target = 'chromium' | 'firefox'

/**
 * It has no background and no content script: nothing of it runs unless a person has opened it. Sites are asked for one by
 * one when they are used. `granted` stands in for a person's consent in tests.
 */
export const manifestOf = (target: Target, version: string, granted: readonly string[] = []) => ({
  manifest_version: 3,
  name: 'Veracite recorder',
  description: 'Keeps an answer that you got in an AI app, signed with your key, when you click.',
  version,
  action: { default_title: 'Keep this answer', default_popup: 'recorder.html' },
  permissions: ['activeTab', 'scripting', 'storage'],
  optional_host_permissions: ['https://*/*', 'http://127.0.0.1/*', 'http://localhost/*'],
  ...(granted.length > 0 && { host_permissions: granted }),
  content_security_policy: {
    extension_pages:
      "default-src 'self'; img-src 'self' data:; connect-src https: http://127.0.0.1:* http://localhost:*",
  },
  ...(target === 'firefox'
    ? {
        optional_permissions: ['webRequest', 'webRequestBlocking', 'webRequestFilterResponse'],
        browser_specific_settings: {
          gecko: { id: 'recorder@veracite.example', strict_min_version: '128.0' },
        },
      }
    : { minimum_chrome_version: '120' }),
})
