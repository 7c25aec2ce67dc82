// Which files become pages, and under which address. Pure but for reading the folder of documents.
import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Pages that stand elsewhere in the repository, because they are also read there. */
const ELSEWHERE = {
  'packages/sdk/README.md': 'clients/typescript.md',
  'packages/verify/README.md': 'clients/verify.md',
  'apps/cli/README.md': 'clients/command-line.md',
  'python-sdk/README.md': 'clients/python.md',
  'deploy/helm/veracite/README.md': 'deploy/kubernetes.md',
  'deploy/systemd/README.md': 'deploy/systemd.md',
  'CHANGELOG.md': 'changes.md',
  'packages/sdk/CHANGELOG.md': 'clients/typescript-changes.md',
  'python-sdk/CHANGELOG.md': 'clients/python-changes.md',
  'SECURITY.md': 'security.md',
  'CONTRIBUTING.md': 'contributing.md',
  'CODE_OF_CONDUCT.md': 'conduct.md',
  'ARCHITECTURE.md': 'architecture.md',
}

/** From the path in the repository to the path of the page. */
export function pagesOf(root) {
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true })
    .map((name) => name.split('\\').join('/'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => [`docs/${name}`, name.replace(/(^|\/)README\.md$/, '$1index.md')])
  return new Map([...inDocs, ...Object.entries(ELSEWHERE)])
}

/**
 * The text of a page with links that hold on the site: to another page by its address, to a picture beside the page,
 * and to anything else of the repository where it can be read.
 */
export function rewriteLinks(text, { file, pages, pictures, repository }) {
  const rewrite = (target) => {
    if (/^[a-z]+:|^#|^\/\//i.test(target)) return target
    const [path = '', fragment] = target.split('#')
    const inRepository = posix.normalize(posix.join(posix.dirname(file), path))
    const page = pages.get(inRepository)
    const end = fragment === undefined ? '' : `#${fragment}`
    if (page !== undefined) return `/${page}${end}`
    if (pictures.has(inRepository)) return `/${inRepository.replace(/^docs\//, '')}`
    return `${repository}/${/\.[a-z]+$/i.test(inRepository) ? 'blob' : 'tree'}/main/${inRepository}${end}`
  }
  return outsideCode(text, (prose) =>
    prose
      .replaceAll(/(\]\()([^)\s]+)(\))/g, (_, open, target, close) => open + rewrite(target) + close)
      // Braces and angle brackets mean something to the generator, and nothing in our prose.
      .replaceAll('{{', '&#123;&#123;')
      .replaceAll(/<(?!!--|\/?(?:a|b|br|img|sub|sup)\b)/g, '&lt;'),
  )
}

/** Applies a change to everything that is not code, in fences or in a line. */
function outsideCode(text, change) {
  return text
    .split(/(^```[\s\S]*?^```$|`[^`\n]+`)/m)
    .map((part, i) => (i % 2 === 0 ? change(part) : bracesInLine(part)))
    .join('')
}

/** In fences the generator leaves braces alone; in a line it would evaluate them. */
function bracesInLine(code) {
  if (code.startsWith('```') || !code.includes('{{')) return code
  const escaped = code.slice(1, -1).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<code v-pre>${escaped}</code>`
}
