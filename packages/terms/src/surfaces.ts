import data from './surfaces.json' with { type: 'json' }

interface SurfaceEntry {
  name: string
}

interface GradeEntry {
  name: string
  /** What was done to get it. */
  how: string
  /** Both continue the sentences "Proven: …" and "Not proven: …". */
  proven: string
  notProven: string
}

/** Where an answer was given. */
export const SURFACE_TABLE = data.surfaces as Record<keyof typeof data.surfaces, SurfaceEntry>

/** How much is proven of an answer that a person got in an app, the best first. Other answers have no grade. */
export const GRADE_TABLE = data.grades as Record<keyof typeof data.grades, GradeEntry>

export type Surface = keyof typeof SURFACE_TABLE
export type Grade = keyof typeof GRADE_TABLE

/** `Grade C, provider’s file`. */
export const gradeName = (grade: string): string => {
  const entry = entryOf(grade)
  return entry === null ? `Grade ${grade}` : `Grade ${grade}, ${entry.name}`
}

/** What is proven of an answer of this grade, and what is not, for a reader who knows neither. */
export const gradeInWords = (grade: string): string => {
  const entry = entryOf(grade)
  return entry === null
    ? `${gradeName(grade)}: this program does not know this grade.`
    : `${gradeName(grade)}. ${entry.how} Proven: ${entry.proven}. Not proven: ${entry.notProven}.`
}

/** `programming interface`, `app, grade C, provider’s file`. A surface that is newer than this program is shown as it is. */
export function surfaceInWords({ surface, grade }: { surface?: string; grade?: string | null }): string {
  const entry = (SURFACE_TABLE as Record<string, SurfaceEntry | undefined>)[surface ?? 'api']
  const name = entry?.name ?? surface ?? ''
  return grade == null ? name : `${name}, ${gradeName(grade).replace('G', 'g')}`
}

const entryOf = (grade: string): GradeEntry | null =>
  (GRADE_TABLE as Record<string, GradeEntry>)[grade] ?? null
