import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Parts of paths, longest first: the largest file comes first otherwise, and these are small and wait. */
const LONGEST = [
  'tools/release/packed',
  'tools/checks/recipes',
  'upgrade/released',
  'tools/faults/',
  'guides/guides.release',
  'guides/brand-guides.release',
  'guides/backup.release',
  'standalone/src/standalone.slow',
  'console-tests/src/jobs.slow',
  'unreadable-answers.slow',
  'embedded-postgres.slow',
  'slopes/outside-text.slow',
  'tools/checks/verifiers/',
  'decide-watch.test',
  'pdf-printer.test',
  'screens.services',
  'access.services',
  'cli/src/cli.services',
  'readings.services',
  'finding-model.services',
  'routes/origins.services',
  'readers.services',
]

/** Starts the files that take longest first, so that none is left to run alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((part) => moduleId.includes(part))
      return at === -1 ? LONGEST.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
