import { expect, test } from 'vitest'
import { formatVkey } from '../log/note-key.ts'
import { sampleBundle } from '../test-support/sample-bundle.ts'
import { LOG } from '../test-support/sample-keys.ts'
import { searchResults } from './source-search.ts'
import { verifyBundle } from './verify-bundle.ts'

const CHECK = { found: 98, of: 100 }
const page = (found: 'says' | 'otherwise' | 'silent' | 'unread', ...gaps: string[]) => ({
  gaps,
  found: [found],
})

test.each([
  ['every page whole and silent', CHECK, [page('silent'), page('otherwise')], 0, 'in_none', []],
  ['one says it, whatever else is missing', null, [page('says'), page('unread', 'too_long')], 3, 'said', []],
  ['no page', CHECK, [], 0, 'not_shown', ['no_pages']],
  ['a page left out', CHECK, [page('silent')], 1, 'not_shown', ['pages_left_out']],
  ['a page not read', CHECK, [page('silent'), page('unread')], 0, 'not_shown', ['page_not_read']],
  ['a page not whole', CHECK, [page('silent', 'scripts_not_run')], 0, 'not_shown', ['page_not_whole']],
  ['no measurement', null, [page('silent')], 0, 'not_shown', ['reader_not_measured']],
  ['no known statement', { found: 0, of: 0 }, [page('silent')], 0, 'not_shown', ['recall_too_low']],
  ['a recall below 98 %', { found: 97, of: 100 }, [page('silent')], 0, 'not_shown', ['recall_too_low']],
] as const)('%s', (_, check, pages, leftOut, result, why) => {
  expect(searchResults({ check, pages: [...pages] }, 1, leftOut)).toEqual([{ result, why }])
})

const SAID = {
  reader: 'any/model (page search 1)',
  check: { id: 'c', measuredAt: '2026-06-01T00:00:00.000Z', setSha256: 'a'.repeat(64), ...CHECK },
  pages: [
    { onlyRead: false, gaps: ['not_examined'], found: ['says'], quotes: [], why: [null] },
    { onlyRead: false, gaps: [], found: ['unread'], quotes: [], why: [null] },
  ],
  results: [{ result: 'said', why: [] as string[] }],
}
const sourcesOf = (search: object) =>
  verifyBundle(sampleBundle({ trail: search }), { vkeys: [formatVkey(LOG.verifier)] }).steps.find(
    ({ id }) => id === 'sources',
  )
const [first, second] = SAID.pages as [(typeof SAID.pages)[0], (typeof SAID.pages)[0]]

test('a search in a bundle', () => {
  expect(sourcesOf(SAID)).toMatchObject({ result: 'pass' })
})

test.each([
  ['a result that does not follow', { ...SAID, results: [{ result: 'in_none', why: [] }] }, /do not follow/],
  ['a page left out', { ...SAID, pages: [first] }, /does not cover/],
  ['a gap hidden', { ...SAID, pages: [{ ...first, gaps: [] }, second] }, /what is missing/],
  [
    'a page that was not captured',
    { ...SAID, pages: [first, { ...second, found: ['silent'] }] },
    /not captured/,
  ],
  [
    'a page that says it called silent',
    { ...SAID, pages: [{ ...first, found: ['silent'] }, second] },
    /disagrees/,
  ],
  [
    'a quote that is not there',
    { ...SAID, pages: [{ ...first, quotes: [{ statement: 0, start: 0, end: 3, quote: 'Ada' }] }, second] },
    /not at that place/,
  ],
])('refused: %s', (_, forged, reason) => {
  expect(sourcesOf(forged)).toMatchObject({ result: 'fail', reason: expect.stringMatching(reason) })
})
