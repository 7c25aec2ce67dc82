import { WORKERS } from '@veracite/core/readers/work'
import { serveAnswers } from './serve-answers.ts'

serveAnswers(WORKERS)
