import type { EvidenceBundle } from '../../packages/verify/src/bundle/bundle.ts'
import type { StepId } from '../../packages/verify/src/bundle/verification-report.ts'
import { edit, part } from '../../packages/verify/src/test-support/edit-bundle.ts'
import type { TrailChoices } from '../../packages/verify/src/test-support/sample-trail.ts'
import {
  type BundleCase,
  breaks,
  type CaseOptions,
  flip,
  holds,
  lean,
  type Patch,
  rewrite,
  set,
} from './bundle-vector-parts.ts'

/** Bundles with the pages that the answer cites, and every way to tamper with them. */

const traced = (trail: TrailChoices): EvidenceBundle => {
  const bundle = lean({ trail })
  for (const { proof } of [part(bundle.sourceTrail), ...part(bundle.sourceTrail).pages])
    edit(proof, { consistency: null })
  return bundle
}
const TRACED = traced({})
const ABSENT: StepId[] = ['consistency', 'timestamps', 'events', 'plan', 'outcomes']

/** Signed and logged by somebody who holds the keys: only comparing trail and pages can tell. */
const RESIGNED: Record<string, { about: string; trail: TrailChoices }> = {
  'traced-page-not-cited.json': {
    about: 'a page that the answer does not cite',
    trail: {
      page: (page) => ({ ...page, url: 'https://other.example/' }),
      body: (body) => withPage(body, { url: 'https://other.example/' }),
    },
  },
  'traced-other-answer.json': {
    about: 'the trail of another answer',
    trail: { trail: (trail) => ({ ...trail, prev: 'c'.repeat(64) }) },
  },
  'traced-quote-made-up.json': {
    about: 'the trail quotes what the page does not say',
    trail: { body: (body) => withQuote(body, { quote: 'Ångström was founded by Ida.' }) },
  },
  'traced-quote-elsewhere.json': {
    about: 'the trail quotes the words from another place',
    trail: { body: (body) => withQuote(body, { start: 0 }) },
  },
  'traced-says-otherwise.json': {
    about: 'the trail calls the page true that it quotes as wrong',
    trail: { body: (body) => withPage(body, { says: 'truth' }) },
  },
  'traced-unread-as-read.json': {
    about: 'the trail has read a page that was not captured',
    trail: {
      body: (body) => ({
        ...body,
        pages: body.pages.map((page) => (page.says === 'unread' ? { ...page, says: 'neither' } : page)),
      }),
    },
  },
  'traced-page-moved.json': {
    about: 'the page came from another address than the trail says',
    trail: { page: (page) => ({ ...page, finalUrl: 'https://other.example/' }) },
  },
}

type Body = Parameters<NonNullable<TrailChoices['body']>>[0]

const withPage = <T extends Body>(body: T, members: object): T => ({
  ...body,
  pages: body.pages.map((page, i) => (i === 0 ? { ...page, ...members } : page)),
})
const withQuote = <T extends Body>(body: T, members: object): T =>
  withPage(body, { statements: body.pages[0]?.statements.map((one) => ({ ...one, ...members })) })

export const TRACED_BUNDLES: Record<string, EvidenceBundle> = {
  'traced.json': TRACED,
  ...Object.fromEntries(Object.entries(RESIGNED).map(([name, { trail }]) => [name, traced(trail)])),
}

const PAGES = part(TRACED.sourceTrail).pages
const at = (...path: (string | number)[]) => ['sourceTrail', ...path]

const EDITED: [string, Patch][] = [
  ['one byte of a cited page', flip(TRACED, at('pages', 0, 'body', 'base64'))],
  ['the digest beside a cited page', set(at('pages', 0, 'body', 'sha256'), 'd'.repeat(64))],
  ['the text of a cited page', set(at('pages', 0, 'text', 'text'), 'Ångström was founded by Grace.')],
  ['the text that is quoted is left out', set(at('pages', 0, 'text'), null)],
  ['a cited page is left out', set(at('pages'), [PAGES[0]])],
  ['a cited page is put in twice', set(at('pages'), [PAGES[0], PAGES[0]])],
  ['cited pages change places', set(at('pages'), PAGES.toReversed())],
  ['a word of the trail', rewrite(TRACED, at('json'), (json) => json.replace('same_error', 'neither'))],
  ['white space in the trail', rewrite(TRACED, at('json'), (json) => `${json} `)],
  ['one byte of the manifest of a cited page', flip(TRACED, at('pages', 1, 'manifest', 'base64'))],
  ['one byte of the signature of a cited page', flip(TRACED, at('pages', 1, 'captureSignature', 'sig'))],
  [
    'a cited page has no place in the log',
    [...set(at('pages', 0, 'leaf'), null), ...set(at('pages', 0, 'proof'), null)],
  ],
  ['the trail has no place in the log', [...set(at('leaf'), null), ...set(at('proof'), null)]],
  [
    'a page in the place of the trail',
    [
      ...set(at('manifest'), PAGES[0]?.manifest),
      ...set(at('captureSignature'), PAGES[0]?.captureSignature),
      ...set(at('leaf'), PAGES[0]?.leaf),
      ...set(at('proof'), PAGES[0]?.proof),
    ],
  ],
]

export function trailCases(anchored: CaseOptions): BundleCase[] {
  const good = (name: string, patch: Patch, options: CaseOptions, hasTrail = true) =>
    holds({ name, bundle: 'traced.json', patch, options, absent: ABSENT, hasTrail })
  const bad = (name: string, bundle: string, patch: Patch) =>
    breaks(['sources'], { name, bundle, patch, options: anchored, absent: ABSENT, hasTrail: true })
  return [
    good('cited pages, one captured and one that could not be', [], anchored),
    good('the same with the keys inside the bundle only', [], {}),
    good('the bytes of a cited page are left out', set(at('pages', 0, 'body'), null), anchored),
    good('a bundle that never had cited pages', set(['sourceTrail'], null), anchored, false),
    ...Object.entries(RESIGNED).map(([bundle, { about }]) => bad(about, bundle, [])),
    ...EDITED.map(([name, patch]) => bad(name, 'traced.json', patch)),
  ]
}
