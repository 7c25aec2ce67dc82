import { serveAnswers } from '@veracite/adapters/readers/serve-answers'
import { breakableReader } from './breakable-reader.ts'

serveAnswers(breakableReader)
