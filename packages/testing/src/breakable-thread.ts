import { serveAnswers } from '@veracite/adapters/readers/serve-answers'
import { readByRules } from '@veracite/verdicts/rules/read-by-rules'
import { breakable } from './breakable-reader.ts'

serveAnswers(breakable(readByRules))
