interface OriginEntry {
  /** Stands above numbers and texts of this origin; null for answers of the engine itself. */
  warning: string | null
  /** The same in the console, about several answers. */
  note: string | null
  /** Begins the title of a picture that leaves the page which explains it. */
  title: string | null
  /** Begins the title of a case file. */
  caseTitle: string
  /** Where there is little room: in a row of a table. */
  short: string
  /** Who answered, with and without a particular engine in mind. */
  answerer: string
  speaker: string
  answers: string
  /** The kind of access that stands for all of this origin. */
  access: 'official_api' | 'compatible_server' | 'demo'
}

/** Who gave an answer. The first of which there are answers leads; answers of different origin are never added up. */
export const ORIGIN_TABLE = {
  engine: {
    warning: null,
    note: null,
    title: null,
    caseTitle: 'What AI answer engines say about',
    short: 'engines',
    answerer: 'the engine',
    speaker: 'an engine',
    answers: 'answers of engines',
    access: 'official_api',
  },
  stand_in: {
    warning:
      'STAND-IN: a server that the operator chose answered in place of the engine. The engine did not say this.',
    note: 'STAND-IN: servers that stand in for engines gave these answers. The engines were not asked.',
    title: 'Answers of stand-ins',
    caseTitle: 'What stand-ins for AI answer engines say about',
    short: 'stand-ins',
    answerer: 'a server that stands in for the engine',
    speaker: 'a stand-in for an engine',
    answers: 'answers of servers that stand in for engines',
    access: 'compatible_server',
  },
  demo: {
    warning:
      'DEMO: invented by this software for demonstration. No engine said this, and it is evidence of nothing.',
    note: 'DEMO: these answers are invented by this software. No engine was asked.',
    title: 'DEMO, invented answers',
    caseTitle: 'Demonstration: invented answers about',
    short: 'DEMO',
    answerer: 'the demonstration engine, which invents its answers',
    speaker: 'the demonstration',
    answers: 'answers of the demonstration, which are invented',
    access: 'demo',
  },
} as const satisfies Record<string, OriginEntry>

export const originEntry = (origin: string): OriginEntry =>
  (ORIGIN_TABLE as Record<string, OriginEntry>)[origin] ?? ORIGIN_TABLE.engine
