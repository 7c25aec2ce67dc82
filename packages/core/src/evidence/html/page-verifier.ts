import { verifyBundle } from '@veracite/verify/verify-bundle'
import { checkReadable } from './check-readable.ts'
import { visibleText } from './visible-text.ts'

/**
 * Runs inside an exported page, from any place, without a network: verifies the bundle that the page carries and
 * compares what the page shows with it. Made into one script by `tools/generate-page-verifier.ts`.
 */

interface PageElement {
  textContent: string | null
  className: string
  value: string
  href: string
  download: string
  hidden: boolean
  click(): void
  getAttribute(name: string): string | null
  addEventListener(event: string, listener: () => void): void
}

const page = (globalThis as unknown as { document: PageDocument }).document
interface PageDocument {
  getElementById(id: string): PageElement | null
  querySelectorAll(selector: string): Iterable<PageElement>
  createElement(name: string): PageElement
}

const WORDS = { pass: 'PASS', fail: 'FAIL', not_present: 'NOT PRESENT' } as const
const text = page.getElementById('evidence')?.textContent ?? ''

function run(vkey: string): void {
  const report = verifyBundle(text, { now: Date.now(), ...(vkey === '' ? {} : { vkeys: [vkey] }) })
  for (const { id, result, reason } of report.steps) show(id, result, reason)
  const problems = compareWithPage()
  show(
    'page',
    problems.length === 0 ? 'pass' : 'fail',
    problems.length === 0 ? 'every compared part is equal' : problems.slice(0, 5).join('; '),
  )
  const good = report.ok && problems.length === 0
  set(
    'verdict',
    good
      ? report.summary
      : report.ok
        ? `Not verified. Step ${report.steps.length + 1}: ${problems[0]}.`
        : report.summary,
  )
  set('warnings', report.warnings.join(' '))
  const box = page.getElementById('self-check')
  if (box) box.className = good ? (report.anchored ? 'good' : 'consistent') : 'bad'
}

/** The page could have been edited apart from the bundle inside it. */
function compareWithPage(): string[] {
  let bundle: unknown
  try {
    bundle = JSON.parse(text)
  } catch {
    return ['the evidence inside the page is not JSON']
  }
  const problems = checkReadable(bundle)
  let compared = 0
  for (const element of page.querySelectorAll('[data-field]')) {
    const path = element.getAttribute('data-field') ?? ''
    let value: unknown = bundle
    for (const key of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[key]
    if (element.textContent !== visibleText(String(value)))
      problems.push(`the page shows another ${path} than the evidence`)
    compared += 1
  }
  if (compared === 0) problems.push('the page shows nothing that could be compared')
  return problems
}

function show(id: string, result: keyof typeof WORDS, reason: string): void {
  set(`result-${id}`, WORDS[result])
  set(`reason-${id}`, reason)
  const cell = page.getElementById(`result-${id}`)
  if (cell) cell.className = result
}

function set(id: string, words: string): void {
  const element = page.getElementById(id)
  if (element) element.textContent = words
}

function save(): void {
  const link = page.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = 'bundle.json'
  link.click()
}

page.getElementById('check-key')?.addEventListener('click', () => {
  run((page.getElementById('key')?.value ?? '').trim())
})
page.getElementById('save')?.addEventListener('click', save)
run('')
