interface ClassEntry {
  name: string
  /** The name of its rate. */
  measure: string
  /** What it means, to members of the brand. */
  legend: string
  /** What it means, to readers of evidence who do not know the service. */
  evidence: string
  /** In narrow tables. */
  letter: string
  /** In terminals. */
  colour: 'green' | 'cyan' | 'yellow' | 'red' | 'dim'
  /** In drawings on paper. */
  ink: string
}

/** Every class that an answer can have, in the order of the contract. */
export const CLASS_TABLE = {
  STRONG: {
    name: 'Correct',
    measure: 'Correct answers',
    legend: 'it names you and says what your facts or pages confirm',
    evidence: 'the brand is mentioned, and what is said of it is grounded in its own pages or in known facts',
    letter: 'S',
    colour: 'green',
    ink: '#1f7a5c',
  },
  DESCRIPTIVE: {
    name: 'Mentioned',
    measure: 'Answers that only mention you',
    legend: 'it names you and says nothing that a fact decides',
    evidence: 'the brand is mentioned and described, without a source of its own or a fact that confirms it',
    letter: 'D',
    colour: 'cyan',
    ink: '#5b7da8',
  },
  ECHO: {
    name: 'Repeats the question',
    measure: 'Answers that repeat the question',
    legend: 'it names you only as the question does',
    evidence: 'the answer only repeats the question about the brand and adds nothing',
    letter: 'E',
    colour: 'yellow',
    ink: '#b7862b',
  },
  CONFABULATED: {
    name: 'Wrong',
    measure: 'Wrong answers',
    legend: 'it says something that a fact contradicts',
    evidence: 'the answer states something about the brand that a known fact contradicts',
    letter: 'C',
    colour: 'red',
    ink: '#b3261e',
  },
  ABSENT: {
    name: 'Not mentioned',
    measure: 'Answers without you',
    legend: 'it does not name you',
    evidence: 'the brand is not mentioned',
    letter: 'A',
    colour: 'dim',
    ink: '#c9c5bd',
  },
} as const satisfies Record<string, ClassEntry>

/** A class that is newer than this program has no entry. */
export const classEntry = (name: string): ClassEntry | undefined =>
  (CLASS_TABLE as Record<string, ClassEntry>)[name]
