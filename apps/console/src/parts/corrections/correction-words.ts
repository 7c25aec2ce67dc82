import type { AnswerOf } from '@veracite/contract/routes'
import {
  CORRECTION_MOVE_TABLE,
  CORRECTION_STATE_TABLE,
  SOURCE_SAYS_TABLE,
  WATCH_PHASE_TABLE,
} from '@veracite/terms/states'
import { CORRECTION_STATES } from '@veracite/terms/vocabulary'
import { named } from '../widgets/select.tsx'

export type CorrectionDetail = AnswerOf<'GET /api/admin/corrections/{correctionId}'>
export type Step = CorrectionDetail['steps'][number]
export type Watch = CorrectionDetail['watches'][number]

export const stateWords = (state: CorrectionDetail['state']): string => CORRECTION_STATE_TABLE[state].words

export const STATE_CHOICES = named(CORRECTION_STATES, stateWords)

/** Good news and bad news have a colour; everything between has none. */
export const stateTone = (state: CorrectionDetail['state']): string => CORRECTION_STATE_TABLE[state].tone

export const moveWords = (move: CorrectionDetail['events'][number]['move']): string =>
  CORRECTION_MOVE_TABLE[move].words

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

export const saysWords = (says: CorrectionDetail['pages'][number]['says']): string =>
  says === null ? 'was not looked at yet' : SOURCE_SAYS_TABLE[says].words

export const phaseWords = (phase: Watch['phase']): string => WATCH_PHASE_TABLE[phase].words
