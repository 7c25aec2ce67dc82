/** What the bundle and the evidence of a run depend on. */
export interface RunVersion {
  /** Differs after every change of the run, its scan's manifests, its brand or its brand's facts, exports apart. */
  run: string
  /** Differs after every new checkpoint, cosignature and time stamp. */
  log: string
  /** When an export was last recorded; null: never. */
  exportedAt: Date | null
}

/**
 * Versions of what reads show. Two equal versions of a subject: nothing that was committed between the two calls changed
 * it, whichever process wrote it. Each costs a few index look-ups, and calls at the same time share a statement.
 */
export interface VersionStore {
  ofBrand(brandId: string): Promise<string>
  ofScan(scanId: string): Promise<string>
  /** Null if there is no such run. */
  ofRun(runId: string): Promise<RunVersion | null>
}
