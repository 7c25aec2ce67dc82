import { readByRules } from '@veracite/verdicts/rules/read-by-rules'
import { serveAnswers } from './serve-answers.ts'

serveAnswers(readByRules)
