import { breakable } from '@veracite/testing/breakable-reader'
import { serveAnswers } from '../serve-answers.ts'
import { QUICK_WORKERS } from './read-quickly.ts'

serveAnswers(breakable(QUICK_WORKERS))
