import type { StoredClassification } from './evidence-rows.ts'

/** The newest classification of the original capture is the run's finding. */
export const newestOfOriginal = (
  history: StoredClassification[],
  captureId: string | undefined,
): StoredClassification | undefined => history.filter((row) => row.captureId === captureId).at(-1)
