import { utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { sha256Hex } from '../sha256.ts'
import { list, optional } from '../shape.ts'
import { SHAPES } from '../shapes.ts'
import { MAX_READINGS } from './bundle.ts'
import type { ClassificationManifest } from './manifest.ts'
import type { History } from './verify-events.ts'

type NamedReading = NonNullable<ClassificationManifest['readings']>[number]

/**
 * Each reading in the bundle is, byte by byte, one that a signed classification names, and so is what a model was
 * asked and replied; those of the newest classification are all there. Returns how many there are; bundles from
 * before readings were kept have none.
 */
export function verifyReadings(value: unknown, { classifications, ofOthers }: History): number {
  const named = new Map<string, NamedReading>()
  for (const { readings } of [...classifications, ...ofOthers])
    for (const one of readings ?? []) named.set(one.sha256, one)
  const readings = optional(list(SHAPES.READING, MAX_READINGS))(value, 'readings') ?? []
  const seen = new Set<string>()
  for (const [i, { json, sha256, exchange }] of readings.entries()) {
    const where = `reading ${i + 1}`
    const signed = named.get(digestOf(json))
    if (signed === undefined || signed.sha256 !== sha256)
      throw new FormatError(`${where}: no classification here was decided from it`)
    seen.add(sha256)
    if (exchange === null) continue
    const isSigned =
      digestOf(exchange.request) === signed.requestSha256 &&
      digestOf(exchange.reply) === signed.replySha256 &&
      exchange.requestSha256 === signed.requestSha256 &&
      exchange.replySha256 === signed.replySha256
    if (!isSigned) throw new FormatError(`${where}: what the model was asked or replied was changed`)
  }
  for (const { sha256 } of classifications.at(-1)?.readings ?? [])
    if (!seen.has(sha256)) throw new FormatError('a reading that the newest classification names is not here')
  return readings.length
}

const digestOf = (text: string): string => sha256Hex(utf8Encode(text))
