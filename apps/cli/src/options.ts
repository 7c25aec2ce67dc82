import { ENGINES } from '@veracite/terms/vocabulary'
import { type Command, InvalidArgumentError } from 'commander'

/** One of a closed list, in any spelling: `google-aio` is GOOGLE_AIO. */
export function oneOf<const T extends string>(words: readonly T[], typed: string): T {
  const fold = (word: string) => word.toLowerCase().replaceAll('-', '_')
  const found = words.find((word) => fold(word) === fold(typed))
  if (found === undefined) throw new InvalidArgumentError(`Must be one of ${words.join(', ')}.`)
  return found
}

/** Separated by commas, or `all`. */
export const readEngines = (typed: string) =>
  typed === 'all' ? [...ENGINES] : typed.split(',').map((engine) => oneOf(ENGINES, engine.trim()))

export const wholeNumber =
  (least: number, most: number) =>
  (typed: string): number => {
    const number = Number(typed)
    if (/^\d{1,9}$/.test(typed) && number >= least && number <= most) return number
    throw new InvalidArgumentError(`Must be a whole number from ${least} to ${most}.`)
  }

/** For options that may be given several times. */
export const collect = (typed: string, before: string[] | undefined): string[] => [...(before ?? []), typed]

/** What is typed behind the name of the command, and what it is for. `BRAND` and `ID` stand for a sample brand and id. */
export type Example = readonly [typed: string, what?: string]

/** Shown under the options of a command, and in docs/cli.md. */
export const withExamples = (command: Command, examples: readonly Example[]): Command =>
  command.addHelpText('after', () => {
    const lines = examples.flatMap(([typed, what]) => [
      ...(what === undefined ? [] : [`  ${what}:`]),
      `    $ ${pathOf(command)} ${withSamples(typed)}`.trimEnd(),
    ])
    return ['\nExamples:', ...lines].join('\n')
  })

/** `veracite facts add` */
const pathOf = (command: Command): string =>
  command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`

const withSamples = (typed: string): string =>
  typed
    .replaceAll(/\bBRAND\b/g, 'halden-instruments.com')
    .replaceAll(/\bID\b/g, '01a1dd29-4dac-7151-9b3e-1037b37caf02')
