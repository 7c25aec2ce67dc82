import data from './classes.json' with { type: 'json' }

interface ClassEntry {
  /** The letter that stands for the class in narrow tables. */
  letter: string
  /** Its colour in terminals. */
  colour: 'green' | 'cyan' | 'yellow' | 'red' | 'dim'
}

/** Every class that an answer can have, in the order of the contract. */
export const CLASS_TABLE = data as Record<keyof typeof data, ClassEntry>

/** A class that is newer than this program has no entry. */
export const classEntry = (name: string): ClassEntry | undefined =>
  (CLASS_TABLE as Record<string, ClassEntry>)[name]
