export interface Failure {
  name: string
  error: string
}

export function failuresIn(report: object, root: string): Failure[]
export function failuresOfPytest(output: string): Failure[]
export function describeFailures(failures: readonly Failure[]): string
