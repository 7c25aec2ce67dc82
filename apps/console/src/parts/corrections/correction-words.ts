import type { AnswerOf } from '@veracite/contract/routes'

export type CorrectionDetail = AnswerOf<'GET /api/admin/corrections/{correctionId}'>
export type Step = CorrectionDetail['steps'][number]
export type Watch = CorrectionDetail['watches'][number]

export const STATE_WORDS: Record<CorrectionDetail['state'], string> = {
  open: 'nobody was asked yet',
  asked: 'asked',
  page_changed: 'the page has changed',
  engine_changed: 'made in fewer answers than planned',
  closed: 'closed',
  returned: 'said again',
}

export const STATE_CHOICES = Object.entries(STATE_WORDS).map(([value, words]) => ({ value, words }))

/** Good news and bad news have a colour; everything between has none. */
export const stateTone = (state: CorrectionDetail['state']): string =>
  state === 'engine_changed' || state === 'closed' ? 'good' : state === 'returned' ? 'bad' : ''

export const MOVE_WORDS: Record<CorrectionDetail['events'][number]['move'], string> = {
  opened: 'opened it',
  asked: 'asked',
  noted: 'noted',
  deadline_set: 'set the deadline',
  reminded: 'reminded of the deadline',
  watch_started: 'began to ask again',
  watch_stopped: 'stopped asking again',
  page_changed: 'saw that the page has changed',
  page_back: 'saw that the page says it again',
  still_said: 'found that it is still said',
  fewer: 'found that it is made in fewer answers than planned',
  back: 'found that it is said again',
  undecided: 'could not find out',
  closed: 'closed it',
  reopened: 'reopened it',
}

export const STEP_TITLES: Record<Step['kind'], string> = {
  page: 'Write to the page that says the same',
  wiki: 'Ask on the talk page',
  own_page: 'Put your own page right',
  engine: 'Tell the engine',
}

export const STEP_REASONS: Record<Step['why'], string> = {
  says_the_same: 'Answers cite it and repeat what it says.',
  own_page_wrong: 'Your own page says it: machines believe you.',
  own_page_silent: 'No page of yours that answers cite says what is right.',
  engine_says_it: 'It says so whatever the pages say.',
}

const SAYS: Record<string, string> = {
  same_error: 'says it',
  truth: 'says what is right',
  neither: 'does not say it',
  unread: 'could not be read',
}

export const saysWords = (says: string | null): string => SAYS[says ?? ''] ?? 'was not looked at yet'

export const PHASE_WORDS: Record<Watch['phase'], string> = {
  asking: 'is being asked',
  waiting: 'waits for the next round',
  surveillance: 'is watched, in case it comes back',
  ended: 'is not asked any more',
}
