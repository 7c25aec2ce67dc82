import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { version, repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const address = repository.url.replace(/^git\+|\.git$/g, '')
const titleOf = (file) => /^# (.*)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? file

const group = (text, items) => ({ text, items: items.map(([title, link]) => ({ text: title, link })) })
const decisions = readdirSync(join(root, 'docs/decisions'))
  .filter((name) => /^\d{4}-.*\.md$/.test(name))
  .sort()
  .map((name) => [`${name.slice(0, 4)} ${titleOf(`docs/decisions/${name}`)}`, `/decisions/${name}`])

export default {
  srcDir: '.pages',
  outDir: 'dist',
  lang: 'en',
  title: 'Veracite',
  description:
    'What AI answer engines say about a brand, what they make up, and proof that anyone can check.',
  // A link that leads nowhere is an error: it ends the build.
  ignoreDeadLinks: false,
  cleanUrls: false,
  lastUpdated: false,
  themeConfig: {
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: address }],
    outline: [2, 3],
    nav: [
      { text: 'Guides', link: '/' },
      { text: 'API reference', link: '/reference' },
      { text: version, link: '/changes' },
    ],
    sidebar: [
      group('Learn', [
        ['Your own brand in ten minutes', '/your-brand'],
        ['Facts of any kind', '/predicates'],
        ['Concepts', '/concepts'],
        ['Facts', '/facts'],
        ['How answers are classified', '/classification'],
        ['Having a false claim corrected', '/corrections'],
        ['In none of its sources', '/sources'],
        ['Notices and court orders', '/orders'],
        ['Reading evidence', '/evidence-guide'],
        ['Evidence in forms that others verify', '/forms'],
        ['Questions and answers', '/faq'],
        ['Languages and law terms', '/languages'],
      ]),
      group('Build on it', [
        ['REST guide', '/rest'],
        ['Fit to decide on', '/fit'],
        ['Answers from apps', '/app-answers'],
        ['Record an answer in the app', '/record'],
        ['Read evidence from apps', '/reading-app-evidence'],
        ['Terms of service of apps', '/terms-of-service'],
        ['Exports', '/exports'],
        ['API reference', '/reference'],
        ['Tools for agents', '/mcp'],
        ['Command line', '/cli'],
        ['TypeScript client', '/clients/typescript'],
        ['Python client', '/clients/python'],
        ['Verifier', '/clients/verify'],
      ]),
      group('Run it', [
        ["Operator's guide", '/operator'],
        ['Product feeds', '/feeds'],
        ['People and keys', '/people'],
        ['Reports', '/reports'],
        ['Notifications', '/deliveries'],
        ['Roles', '/roles'],
        ['The model that reads', '/readers'],
        ['Measures among rivals', '/measures'],
        ['Engines', '/engines'],
        ['Self-hosting', '/self-hosting'],
        ['Kubernetes', '/deploy/kubernetes'],
        ['systemd', '/deploy/systemd'],
        ['Sizing', '/sizing'],
        ['Object storage', '/storage'],
        ['Settings and operation', '/operations'],
        ['Keeping the key of the log elsewhere', '/log-signer'],
        ['Relays', '/relay'],
        ['Backup and restore', '/backup'],
        ['Upgrade', '/upgrade'],
        ['Security', '/security'],
        ['Changes', '/changes'],
      ]),
      group('Change it', [
        ['Architecture', '/architecture'],
        ['Contributing', '/contributing'],
        ['Performance', '/performance'],
        ['Fault tests', '/fault-tests'],
      ]),
      { ...group('Decisions', decisions), collapsed: true },
    ],
  },
}
