import { sep } from 'node:path'
import ts from 'typescript'

/**
 * Compiles files below a folder and returns what is wrong with them, and with all declarations that they
 * import from below that folder. Those of TypeScript and Node.js are used but not examined: checking them
 * takes far longer, and says nothing about us.
 */
export function compile(folder: string, files: readonly string[], options: object): string {
  const { options: compilerOptions, errors } = ts.convertCompilerOptionsFromJson(options, folder)
  const program = ts.createProgram([...files], compilerOptions)
  const ours = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder + sep))
  const problems = [
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...ours.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ]
  return ts.formatDiagnostics(problems, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => folder,
    getNewLine: () => '\n',
  })
}
