/** How far the readings of one model are trusted, from its measured check. */
export interface ReaderTrust {
  /** False: its accusations are for review, because its check was too often wrong or is missing. */
  accuses: boolean
  /** True: it leaves out more than 5 % of the statements, so every answer is read twice and the claims are added. */
  readsTwice: boolean
}

/** `version` names model and prompt, as `modelVersion` does. */
export interface ReaderTrustSource {
  trustOf(version: string): Promise<ReaderTrust>
}

/** Error rates of the reading model, as a signed classification states them. */
export interface ReaderErrorRates {
  /** The measured error rate in words, or that the reader was not measured yet. */
  errorRateOf(version: string): Promise<string>
}
