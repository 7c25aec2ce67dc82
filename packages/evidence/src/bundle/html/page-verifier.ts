import { HEADLINES, OF_WHAT, STEP_WORDS, stepWord, summaryOf } from '@veracite/verify/bundle/verdict'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { splitRelay } from '@veracite/verify/relayed/named-relays'
import { type Sentence, translated } from '@veracite/words/translate'
import { visibleText } from '@veracite/words/visible-text'

/**
 * Runs inside an exported page, anywhere, without a network: verifies the embedded bundle and compares what
 * the page shows with it. Made into one script by `tools/generate/generate-page-verifier.ts`.
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
  setAttribute(name: string, value: string): void
  addEventListener(event: string, listener: () => void): void
}

const page = (globalThis as unknown as { document: PageDocument }).document
interface PageDocument {
  getElementById(id: string): PageElement | null
  querySelectorAll(selector: string): Iterable<PageElement>
  createElement(name: string): PageElement
}

const text = page.getElementById('evidence')?.textContent ?? ''

/** What the verifier says, in the language of the page; none in English. */
const said: Said = JSON.parse(page.getElementById('said')?.textContent ?? '{"language":"en","sentences":[]}')
interface Said {
  language: string
  sentences: Sentence[]
}
const inWords = (reason: string): string => translated(reason, said.sentences, said.language)

function run(): void {
  const vkey = typedIn('key').trim()
  const relays = typedIn('relays')
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [splitRelay(line)]))
  const report = verifyBundle(text, { now: Date.now(), relays, ...(vkey === '' ? {} : { vkeys: [vkey] }) })
  for (const step of report.steps) show(step.id, step, step.reason)
  const problems = compareWithPage()
  const [problem] = problems
  // What the page shows is compared with the bundle, so it deserves no more trust than the bundle.
  const pageStep = { result: problem === undefined ? 'pass' : 'fail', anchored: report.ok } as const
  show('page', pageStep, 'every compared part is equal')
  if (problem !== undefined) set('reason-page', problems.slice(0, 5).map(inWords).join('; '))
  const differs = report.status !== 'not_verified' && problem !== undefined
  const status = differs ? 'not_verified' : report.status
  set('headline', inWords(HEADLINES[status]))
  set('of-what', status === 'verified' ? inWords(OF_WHAT) : '')
  set(
    'verdict',
    inWords(
      differs ? summaryOf({ step: report.steps.length + 1, reason: problem }, report.trust) : report.summary,
    ),
  )
  set('sampling', inWords(report.sampling ?? ''))
  set('warnings', report.warnings.map(inWords).join(' '))
  const box = page.getElementById('self-check')
  if (box) {
    box.className = {
      verified: 'good',
      unsealed: 'consistent',
      self_consistent: 'consistent',
      not_verified: 'bad',
    }[status]
    box.setAttribute('data-status', status)
    box.setAttribute('data-key', report.trust.kind)
  }
}

/** The page could have been edited apart from the bundle inside it. */
function compareWithPage(): string[] {
  let bundle: unknown
  try {
    bundle = JSON.parse(text)
  } catch {
    return ['the evidence inside the page is not JSON']
  }
  const problems: string[] = []
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

function show(id: string, step: Parameters<typeof stepWord>[0], reason: string): void {
  const word = stepWord(step)
  set(`result-${id}`, inWords(word))
  set(`reason-${id}`, inWords(reason))
  const cell = page.getElementById(`result-${id}`)
  if (cell) cell.className = Object.entries(STEP_WORDS).find(([, one]) => one === word)?.[0] ?? ''
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

const typedIn = (id: string): string => page.getElementById(id)?.value ?? ''

page.getElementById('check-key')?.addEventListener('click', run)
page.getElementById('save')?.addEventListener('click', save)
run()
