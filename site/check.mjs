// After a build: every link and every fragment inside the site leads somewhere. The generator looks at pages only.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = join(dirname(fileURLToPath(import.meta.url)), 'dist')
const files = readdirSync(dist, { recursive: true })
  .map((name) => name.split('\\').join('/'))
  .filter((name) => name.endsWith('.html'))
const decode = (text) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'")
const pages = new Map(
  files.map((file) => {
    const html = readFileSync(join(dist, file), 'utf8')
    return [
      file,
      {
        ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => decode(id))),
        links: [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, link]) => decode(link)),
      },
    ]
  }),
)

const wrong = []
for (const [file, { links }] of pages) {
  for (const link of links.filter((one) => !/^[a-z]+:|^\/\//i.test(one))) {
    const [path = '', fragment] = link.split('#')
    const place =
      path === ''
        ? file
        : posix.join(path.startsWith('/') ? '' : posix.dirname(file), path).replace(/^\//, '')
    const found = [place, `${place}.html`, posix.join(place, 'index.html')].find(
      (one) => one !== '' && existsSync(join(dist, one)) && /\.\w+$/.test(one),
    )
    if (found === undefined) wrong.push(`${file}: ${link} leads nowhere`)
    else if (fragment && pages.has(found) && !pages.get(found).ids.has(decodeURIComponent(fragment)))
      wrong.push(`${file}: ${link} has no such part`)
  }
}
for (const line of new Set(wrong)) process.stderr.write(`${line}\n`)
process.stdout.write(
  `${pages.size} pages, ${[...pages.values()].reduce((sum, { links }) => sum + links.length, 0)} links, ${new Set(wrong).size} wrong\n`,
)
process.exit(wrong.length === 0 && pages.size > 20 ? 0 : 1)
