import words from './words.json' with { type: 'json' }

/** Display names of the classes, everywhere: in the console, on the command line and in documents. */
const CLASS_NAMES: Readonly<Record<string, string>> = words.classNames

/** A class that is newer than this program is shown unchanged. */
export const className = (name: string): string => CLASS_NAMES[name] ?? name

/** `Wrong (CONFABULATED)`: where it is data, the contract's name stands beside it. */
export const classNameBeside = (name: string): string =>
  name in CLASS_NAMES ? `${className(name)} (${name})` : name
