import type { CaptureManifest } from '@veracite/verify/bundle/manifest'
import type { Say } from '@veracite/words/say-in'
import { connectionInWords } from './connection.ts'
import { inWords } from './words.ts'

/** A draft for a person to complete and sign. The service signs nothing in anyone's name. */
export type Certification = { title: string; note: string; paragraphs: string[]; blanks: string[] }

const BLANKS = ['name', 'post', 'employer', 'qualification', 'date', 'signature'] as const

export function draftCertification(
  manifest: CaptureManifest,
  manifestSha256: string,
  say: Say,
): Certification {
  const { software, version, commit, instance } = manifest.collector
  const isApp = manifest.source.access === 'app'
  const made = {
    software,
    version,
    built: commit === null ? 'other' : 'yes',
    commit: commit ?? '',
    instance,
  } as const
  return {
    title: say('certification.heading'),
    note: say('certification.note'),
    paragraphs: [
      say('certification.person'),
      isApp ? say('certification.madeBrought', made) : say('certification.madeAsked', made),
      receivedInWords(manifest, manifestSha256, say),
      say('certification.digests'),
      say('certification.perjury'),
      say('certification.signature'),
    ],
    blanks: BLANKS.map((blank) => say(`certificationBlank.${blank}`)),
  }
}

/** The recorded engine and access: a certificate must not say that an engine was asked when a stand-in was. */
function receivedInWords(manifest: CaptureManifest, sha256: string, say: Say): string {
  const { response, times, source } = manifest
  const { engine, access, provider, endpoint } = source
  const received = {
    ...{ received: inWords(new Date(times.receivedAt), say), bytes: response.bytes },
    ...{ digest: response.sha256, manifest: sha256, engine },
  }
  if (access === 'app') return say('certification.brought', { ...received, grade: source.grade ?? '' })
  const moment = inWords(new Date(times.requestedAt), say)
  const asked = { ...received, moment, endpoint, connection: connectionInWords(manifest, say) }
  if (access === 'compatible_server') return say('certification.askedStandIn', asked)
  if (access === 'data_provider') return say('certification.askedSeller', { ...asked, provider })
  return say('certification.asked', { ...asked, provider })
}
