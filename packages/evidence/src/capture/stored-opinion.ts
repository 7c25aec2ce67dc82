import type { CitationClass } from '@veracite/terms/vocabulary'
import type { ClaimVerdict } from '@veracite/verdicts/verdict/verdict'

/**
 * A language model's second opinion, which versions before readers stored beside classifications. No new ones
 * are made; existing ones are evidence and stay readable.
 */
export interface StoredOpinion {
  id: string
  classificationId: string
  runId: string
  model: string
  promptSha256: string
  opinion: {
    opinion: CitationClass | 'needs_review'
    reasons: string[]
    claims: { quote: string; start: number; end: number; verdict: ClaimVerdict; factId: string | null }[]
    asked: {
      prompt: string
      nonce: string
      promptSha256: string
      outputSha256: string
      servedModel: string | null
      said: CitationClass | null
    }[]
  }
  agrees: boolean
  createdAt: Date
}
