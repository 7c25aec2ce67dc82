/**
 * What a .dockerignore lets through, by Docker's rules: a pattern matches a path or a folder above it, and the last
 * pattern that matches decides. A pattern with `!` lets through.
 */
export function dockerignore(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ lets: line.startsWith('!'), matches: matcher(line.replace(/^!/, '')) }))
  return (path) => {
    const folders = path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'))
    let goesIn = true
    for (const { lets, matches } of rules) if (folders.some((folder) => matches.test(folder))) goesIn = lets
    return goesIn
  }
}

function matcher(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\*\*\/|\*\*|\*|\?/g, (sign) => SIGNS[sign] ?? sign)
  return new RegExp(`^${source}$`)
}

const SIGNS: Record<string, string> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' }
