import { serveAnswers } from '@veracite/adapters/readers/serve-answers'
import { readQuickly } from '@veracite/adapters/readers/test-support/read-quickly'
import { breakable, doze } from './breakable-reader.ts'

serveAnswers(breakable(readQuickly, doze))
