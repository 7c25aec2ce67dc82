import { parse } from '@veracite/adapters/engines/extract'
import { readChatCompletions } from '@veracite/adapters/engines/wires/chat-completions'
import { citedByMarks } from '@veracite/adapters/engines/wires/citation-marks'
import { textOfHtml } from '@veracite/adapters/engines/wires/html-text'
import { urlsInProse } from '@veracite/adapters/engines/wires/prose-urls'
import { PLAIN } from '@veracite/adapters/pdf/blocks'
import { RIGHT_TO_LEFT } from '@veracite/adapters/pdf/directions'
import { loadFaces } from '@veracite/adapters/pdf/faces'
import { wrapText } from '@veracite/adapters/pdf/wrap-text'
import { readTrustedList } from '@veracite/adapters/platform/trusted-list'
import { contactsIn } from '@veracite/core/corrections/contacts'
import { pageDifference } from '@veracite/core/corrections/manage-corrections'
import { quoted, wikiText } from '@veracite/core/corrections/outside-text'
import { textOfPage } from '@veracite/core/readers/page-text'
import { pageToTrace } from '@veracite/core/readers/trace-page'
import { answerMarkup } from '@veracite/evidence/bundle/html/answer'
import { documentFacts, partsOf } from '@veracite/ground-truth/documents/document-facts'
import type { DocumentText } from '@veracite/ground-truth/documents/document-text'
import { readDocx } from '@veracite/ground-truth/documents/read-docx'
import { readHtmlDocument, readMarkdown } from '@veracite/ground-truth/documents/read-texts'
import { createFeedReader, type FeedShape } from '@veracite/ground-truth/feeds/feed-format'
import { FeedError } from '@veracite/ground-truth/feeds/feed-record'
import { readJsonLd } from '@veracite/ground-truth/markup/json-ld'
import { readHtml } from '@veracite/ground-truth/markup/read-html'
import { extractFacts } from '@veracite/ground-truth/pages/extract-facts'
import { readSitemap } from '@veracite/ground-truth/pages/sitemap'
import { storableText } from '@veracite/terms/storable-text'
import { LANGUAGE_FILES } from '@veracite/verdicts/languages/all'
import { literalNames } from '@veracite/verdicts/model/literal-names'
import { readingFromReply } from '@veracite/verdicts/model/reply'
import { readPlainly } from '@veracite/verdicts/plain/read-plainly'
import { profileOf } from '@veracite/verdicts/profile'
import { leadingReason } from '@veracite/verdicts/questions/leading'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import { FormatError } from '@veracite/verify/format-error'
import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { docxBody, docxFrom } from '../sample-documents.ts'
import { IS_THOROUGH } from '../thorough.ts'
import { findSlopes, type Reader, THOROUGHNESS } from './find-slopes.ts'

const BRAND = { name: 'Kiplang', aliases: ['Kip'], domain: 'kiplang.com' }
const NAMES = ['Kiplang', 'kiplang.com', 'Anna Berg', 'We']

/** The words of phrases under any key. */
const wordsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? (value.match(/\p{L}{3,}(?: \p{L}+)*/gu) ?? [])
    : Object.values(value ?? {}).flatMap(wordsOf)
const CUES = [
  ...new Set(LANGUAGE_FILES.flatMap(({ labels, subject, amounts }) => wordsOf([labels, subject, amounts]))),
]

const PROSE =
  'Kiplang makes sensors for factories. We were founded in 2004 by Jo Dahl and are based in Halden, Norway. See https://kiplang.com/tools [1], or write to hello@kiplang.com.\n'
const HTML = `<h2>About us</h2><p>${PROSE}</p><ul><li><a href="/plans">Plans</a> from <b>€9</b> a month</li></ul>\n`
const JSON_LD = `{"@type": "Organization", "name": "Kiplang", "address": {"addressLocality": "Halden"}, "sameAs": ["https://a.example"]},\n`

const page = (path: string, contentType: string, wrap: (text: string) => string) => (text: string) =>
  extractFacts({ url: `https://kiplang.com/${path}`, text: wrap(text), contentType }, BRAND)
const inBody = (text: string) => `<!doctype html><html lang="en"><body><p>${text}</p></body></html>`
const inLines = (text: string) => inBody(text.replaceAll('\n', '</p><p>'))

const FACTS = [{ id: 'fact', predicate: 'founded_year', value: 2004, active: true }] as JudgedFact[]
const SOUGHT = [{ predicate: 'founded_year', about: '', value: '1998' }]

/** From the bytes of a cited page to what it says about a false statement. */
function citedPage(markup: string) {
  const text = textOfPage({ status: 200, contentType: 'text/html', text: markup, rendered: null })?.text ?? ''
  const page = pageToTrace(text, profileOf(BRAND, FACTS), false)
  return page.trace(readPlainly(page.input), SOUGHT, FACTS)
}

/** A reply whose quotes are a beginning of the answer, its marks lost, and the same with something behind it. */
function replyTo(text: string) {
  const quote = text.slice(0, 200)
  const quotes = [quote, quote.replace(/[^\p{L}\d]/gu, ' '), `${quote.slice(0, 180)}?!x`]
  const claims = quotes.map((one) => ({
    predicate: 'founded_year',
    quote: one,
    value: 2004,
    stance: 'asserted',
  }))
  const input = {
    brand: profileOf(BRAND, FACTS),
    prompt: { text: 'What is Kiplang?', intent: 'BRANDED' as const },
    answer: { text, citations: [] },
  }
  return readingFromReply(
    input,
    { mention: 'brand', substance: true, claims },
    { version: '1', digest: null },
  )
}

/** What a document states, part by part. */
const stated = ({ blocks, lang }: DocumentText) =>
  partsOf(blocks).flatMap((part) => documentFacts(part, BRAND, lang))

function orRefused(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    return error
  }
}

/** A list that is refused is read to where it is. */
function trustedList(text: string): void {
  const head = '<TrustServiceStatusList><SchemeInformation>'
  try {
    readTrustedList(new TextEncoder().encode(`${head}${text}`))
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
  }
}

/** A feed that is refused is read to where it is. */
function feed(shape: FeedShape, head: string, text: string): void {
  try {
    const reader = createFeedReader(shape, null)
    reader.read(head + text)
    reader.end()
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
  }
}

const FACES = loadFaces()
const COLUMN = { size: 9.5, width: 460 }

type TriedReader = Partial<Reader> &
  Pick<Reader, 'read' | 'ordinary'> & {
    /** Costs a hundred times as much as others, as lines that are read one by one do: shorter texts are enough. */
    isCostly?: boolean
  }

const READERS: Record<string, TriedReader> = {
  'a question that may lead': {
    read: (text) => leadingReason(text, { stated: text, known: [text.slice(0, 100), null] }),
    ordinary: 'Is it true that Kiplang was founded in 1,998? ',
    cues: ['why is', 'is it true that', '1,000', '本当ですか'],
  },
  'a page about the brand': {
    read: page('about', 'text/html', inBody),
    ordinary: HTML,
    cues: CUES,
    isCostly: true,
  },
  // Without a line break it is the page above.
  'a page of many lines': {
    read: page('about', 'text/html', inLines),
    ordinary: PROSE,
    cues: CUES,
    isCostly: true,
    concerns: (fragment) => fragment.includes('\n'),
  },
  'a cited page of many lines': {
    read: (text) => citedPage(inLines(text)),
    ordinary: PROSE,
    cues: CUES,
    isCostly: true,
    concerns: (fragment) => fragment.includes('\n'),
  },
  'a page of prices': {
    read: page('pricing', 'text/html', inLines),
    ordinary: HTML,
    cues: CUES,
    isCostly: true,
  },
  'a page of contacts': { read: page('contact', 'text/html', inBody), ordinary: HTML, isCostly: true },
  'llms.txt': { read: page('llms.txt', 'text/plain', (text) => text), ordinary: PROSE, cues: CUES },
  // What its lines state is read as those of a page.
  'a document in Markdown': { read: readMarkdown, ordinary: PROSE },
  'a document in HTML': { read: (text) => stated(readHtmlDocument(inBody(text))), ordinary: HTML },
  'the markup of a Word document': {
    read: (text) => orRefused(() => readDocx(docxFrom(docxBody(text)))),
    ordinary: `<w:p><w:r><w:t>${PROSE}</w:t></w:r></w:p>`,
  },
  'a sitemap': {
    read: readSitemap,
    ordinary: '<url><loc>https://kiplang.com/a</loc><lastmod>2026-01-01</lastmod></url>\n',
  },
  'JSON-LD': { read: (text) => readJsonLd(`[${text}`), ordinary: JSON_LD },
  'a string in JSON-LD': {
    read: (text) => readJsonLd(JSON.stringify({ '@type': 'Thing', name: text })),
    ordinary: PROSE,
  },
  'JSON-LD in a page': {
    read: page('', 'text/html', (text) => `<script type="application/ld+json">[${text}{}]</script>`),
    ordinary: JSON_LD,
  },
  'a feed of XML': {
    read: (text) => feed('xml', '<rss><channel><item>', text),
    ordinary: '<item><g:id>1</g:id><title>One &amp; only</title></item>\n',
  },
  'a trusted list': {
    read: trustedList,
    ordinary: '<TSLType>2026 &amp; on</TSLType><!-- signed --><a b="c"/>\n',
  },
  'a feed as a table': {
    read: (text) => feed('csv', 'id,title,price\n', text),
    ordinary: '1,"One, 1",5 USD\n2,Two,"6 USD"\n',
  },
  'a feed of JSON lines': { read: (text) => feed('jsonl', '', text), ordinary: '{"id":"1","title":"One"}\n' },
  'a feed of JSON': { read: (text) => feed('json', '[', text), ordinary: '{"id":"1","title":"One"},\n' },
  'a reply of an engine': {
    read: (text) =>
      readChatCompletions(
        (
          parse(new TextEncoder().encode(JSON.stringify({ choices: [{ message: { content: text } }] }))) as {
            document: unknown
          }
        ).document,
        [],
      ),
    ordinary: PROSE,
  },
  'a quotation in a letter': { read: (text) => wikiText(quoted(text, text.length)), ordinary: PROSE },
  'a page before and after': {
    read: (text) => pageDifference(text, `${text.slice(text.length / 2)}\n${text}`),
    ordinary: PROSE,
  },
  'whom a page names': {
    read: (text) => contactsIn({ url: 'https://a.example/', links: readHtml(text).links }),
    ordinary: HTML,
  },
  'a reply in HTML': { read: textOfHtml, ordinary: HTML },
  'addresses in an answer': { read: urlsInProse, ordinary: PROSE },
  'marks of sources': {
    read: (text) =>
      citedByMarks(
        text,
        Array.from({ length: 50 }, (_, n) => ({ mark: String(n), url: 'https://a.example', title: null })),
      ),
    ordinary: PROSE,
  },
  'an answer in a bundle': {
    read: (text) =>
      answerMarkup(
        { answer: { text }, classifications: [], snapshot: {} } as unknown as Parameters<
          typeof answerMarkup
        >[0],
        sayIn('en'),
      ),
    ordinary: PROSE,
  },
  'an answer in the PDF of a case': {
    read: (text) => [...wrapText([{ text, style: PLAIN, group: false }], COLUMN, FACES, { numbered: false })],
    ordinary: PROSE,
    isCostly: true,
    // Letters that are joined and turned around cost a hundred times the others; a test of the printer has them.
    concerns: (fragment) => !RIGHT_TO_LEFT.test(fragment),
    // A sign that no font has is printed as its number, which are eight letters.
    mostTimesOrdinary: 20,
  },
  'quotes in an answer': { read: replyTo, ordinary: PROSE, isCostly: true },
  'a reply of a model': {
    read: (text) =>
      readingFromReply(
        {
          brand: profileOf(BRAND, FACTS),
          prompt: { text: 'What is Kiplang?', intent: 'BRANDED' },
          answer: { text: 'Kiplang makes sensors.', citations: [] },
        },
        `Here: {"mention": "brand", ${text}`,
        { version: '1', digest: null },
      ),
    ordinary: PROSE,
  },
  'names in an answer': { read: (text) => literalNames(text, BRAND), ordinary: PROSE },
  'text made storable': { read: storableText, ordinary: `\ud800${PROSE}` },
}

const SHORTER = { signsTo: 2_048, longest: 2_048 }

test.each(Object.entries(READERS))(
  '%s is read in time that follows its length',
  { timeout: 3_600_000 },
  (_, { isCostly, ...reader }) => {
    const all = { cues: [], names: reader.cues ? NAMES : [], ...reader }
    const pairs = THOROUGHNESS.pairs / (IS_THOROUGH ? 5 : 12)
    const shorter = isCostly && !IS_THOROUGH ? SHORTER : {}
    expect(findSlopes(all, { ...THOROUGHNESS, pairs, ...shorter })).toEqual([])
  },
)
