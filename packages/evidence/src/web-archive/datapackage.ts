import { sha256Hex } from '@veracite/terms/digest'
import type { ArchiveSigner, CaptureSigner } from '@veracite/terms/ports'
import { base64Encode } from '@veracite/verify/bytes'
import { lowSOf } from '@veracite/verify/x509/ecdsa'
import type { CapturedPage } from './captured-page.ts'

export interface ArchiveFile {
  path: string
  bytes: Uint8Array
}

/** The description of an archive, in words and in members of our own. */
export interface ArchiveAbout {
  title: string
  /** `run` or `case`, and which. */
  of: { kind: 'run' | 'case'; id: string; manifestSha256: string }
  demo: boolean
  /** The log that the proofs lead to; null without one. */
  origin: string | null
  /** Cited pages that nobody examined. */
  leftOut: number
  created: Date
  software: { name: string; version: string }
}

/** As WACZ 1.1.1 describes it. Members under `veracite` tie the archive to the log. */
export function datapackage(
  files: readonly ArchiveFile[],
  pages: readonly CapturedPage[],
  about: ArchiveAbout,
  signer: ArchiveSigner,
  endorser: CaptureSigner,
): Uint8Array {
  const [main] = pages.filter(({ content }) => content !== null)
  const body = {
    profile: 'data-package',
    wacz_version: '1.1.1',
    title: about.title,
    description: describe(about),
    created: secondsOf(about.created),
    software: `${about.software.name} ${about.software.version}`,
    ...(main && {
      mainPageUrl: main.manifest.finalUrl ?? main.manifest.url,
      mainPageDate: main.manifest.times.capturedAt,
    }),
    resources: files.map(({ path, bytes }) => ({
      name: path.split('/').at(-1),
      path,
      hash: `sha256:${sha256Hex(bytes)}`,
      bytes: bytes.length,
    })),
    veracite: {
      [about.of.kind]: about.of.id,
      manifestSha256: about.of.manifestSha256,
      demo: about.demo,
      log: about.origin,
      leftOut: about.leftOut,
      pages: pages.map(({ sha256, manifest, content }) => ({
        cited: manifest.url,
        manifestSha256: sha256,
        outcome: manifest.outcome,
        sha256: manifest.body?.sha256 ?? null,
        archived: content !== null,
      })),
      signingKey: endorsement(signer, endorser),
    },
  }
  return Buffer.from(`${JSON.stringify(body, null, 2)}\n`)
}

/** Markdown, as the format wants it. */
export const describe = ({ of, demo, origin }: ArchiveAbout): string =>
  [
    ...(demo ? ['**DEMO**: it holds answers that this software invented; it is evidence of nothing.'] : []),
    `Pages that ${of.kind === 'run' ? 'an answer cites' : 'the answers of a case cite'}, as they were when they were fetched soon after. The bytes are exactly those captured; what was not kept of a reply is said in a metadata record beside it.`,
    origin === null
      ? 'Each capture was signed; no log was kept, so there is no proof of when.'
      : `Each capture was signed and entered into the log ${origin} when it was made: folder proofs/ has the signed manifest of each and its proof of inclusion.`,
    'It shows that the collector recorded these bytes and that they have not changed since. It does not show that the site would send them to anybody else, nor that what they say is true.',
  ].join('\n\n')

/** The words that the capture key signs before the key of archives, so that it has signed nothing else with them. */
export const ENDORSED = 'veracite archive key 1\n'

/** The format wants a curve of its own; that this key is ours is what the capture key says, which the log publishes. */
const endorsement = (signer: ArchiveSigner, endorser: CaptureSigner) => ({
  publicKey: base64Encode(signer.publicKey),
  endorsedBy: endorser.keyId,
  endorsement: base64Encode(lowSOf(endorser.sign(Buffer.concat([Buffer.from(ENDORSED), signer.publicKey])))),
})

/** Signed as the draft on WACZ authentication says, anonymously: whose the key is, is shown elsewhere. */
export function datapackageDigest(
  described: Uint8Array,
  { created, software }: ArchiveAbout,
  signer: ArchiveSigner,
): Uint8Array {
  const hash = `sha256:${sha256Hex(described)}`
  const signedData = {
    hash,
    created: secondsOf(created),
    software: software.name,
    version: software.version,
    signature: base64Encode(signer.sign(Buffer.from(hash))),
    publicKey: base64Encode(signer.publicKey),
  }
  return Buffer.from(`${JSON.stringify({ path: 'datapackage.json', hash, signedData }, null, 2)}\n`)
}

/** Readers of the format take whole seconds. */
export const secondsOf = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`
