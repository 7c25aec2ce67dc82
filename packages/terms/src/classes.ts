import data from './classes.json' with { type: 'json' }

interface ClassEntry {
  name: string
  /** The name of its rate. */
  measure: string
  /** What it means, to members of the brand. */
  legend: string
  /** What it means, to readers of evidence who do not know the service. */
  evidence: string
  /** The letter that stands for the class in narrow tables. */
  letter: string
  /** Its colour in terminals. */
  colour: 'green' | 'cyan' | 'yellow' | 'red' | 'dim'
  /** Its colour in printed drawings. */
  ink: string
}

/** Every class that an answer can have, in the order of the contract. */
export const CLASS_TABLE = data as Record<keyof typeof data, ClassEntry>

/** A class that is newer than this program has no entry. */
export const classEntry = (name: string): ClassEntry | undefined =>
  (CLASS_TABLE as Record<string, ClassEntry>)[name]
