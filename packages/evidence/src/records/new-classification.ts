import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import type { Verdict } from '@veracite/verdicts/verdict/verdict'
import type { SignedManifest, SignedOfCapture } from '../capture/sign-manifest.ts'
import type { StoredVerification } from './evidence-rows.ts'
import type { NewReading, StandingReading } from './stored-reading.ts'

export interface NewClassification extends SignedOfCapture {
  verdict: Verdict
  facts: FactForVerdict[]
  decidingFactIds: string[]
  excerpt: string
  /** The readings it was decided from, and those among them that are stored with it. */
  standing: StandingReading[]
  readings: NewReading[]
  /**
   * What the configured model still owes: its reading (again, if it has changed since), or the confirmation of what it
   * accuses the answer of. `first_reading` and `confirmation` make the class provisional.
   */
  awaits: 'first_reading' | 'reading' | 'confirmation' | null
}

export const isProvisional = ({ awaits }: Pick<NewClassification, 'awaits'>): boolean =>
  awaits === 'first_reading' || awaits === 'confirmation'

export interface NewVerification extends StoredVerification {
  runId: string
  jobId: string
  /** Answers that could be compared with the finding, and those among them that repeated it. */
  compared: number
  reproduced: number
  manifest: SignedManifest
}
