import { breakable } from '@veracite/testing/breakable-reader'
import { serveAnswers } from '../serve-answers.ts'
import { readQuickly } from './read-quickly.ts'

serveAnswers(breakable(readQuickly))
