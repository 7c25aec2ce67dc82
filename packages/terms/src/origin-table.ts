import data from './origins.json' with { type: 'json' }

interface OriginEntry {
  /** Stands above numbers and texts of this origin; null for answers of the engine itself. */
  warning: string | null
  /** Who answered. */
  answerer: string
  answers: string
  /** Says beside figures which surfaces they count. */
  counted: string
  /** The kind of access that stands for all of this origin. */
  access: 'official_api' | 'app' | 'compatible_server' | 'demo'
}

/** Who gave an answer. The first of which there are answers leads; answers of different origin are never added up. */
export const ORIGIN_TABLE = data as Record<keyof typeof data, OriginEntry>
