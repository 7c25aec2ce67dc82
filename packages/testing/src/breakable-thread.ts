import { serveAnswers } from '@veracite/adapters/readers/serve-answers'
import { readQuickly } from '@veracite/adapters/readers/test-support/read-quickly'
import { WORKERS } from '@veracite/core/readers/work'
import { breakable, doze } from './breakable-reader.ts'

serveAnswers(breakable({ ...WORKERS, read: readQuickly }, doze))
