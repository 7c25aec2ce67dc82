import { BaseSequencer, type TestSpecification } from 'vitest/node'
import LONGEST from './longest-first.json' with { type: 'json' }

/**
 * Starts the files that take longest first, so that none is left to run alone at the end. The list has parts of their
 * paths, longest first; the largest file comes first otherwise, and these are small for what they take.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((part) => moduleId.includes(part))
      return at === -1 ? LONGEST.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
