import { serveAnswers } from '@veracite/adapters/readers/serve-answers'
import { readByRules } from '@veracite/verdicts/rules/read-by-rules'
import { breakable, doze } from './breakable-reader.ts'

serveAnswers(breakable(readByRules, doze))
