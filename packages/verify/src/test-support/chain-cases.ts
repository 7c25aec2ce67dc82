import { utf8Encode } from '../bytes.ts'
import { contextTag, DER, derEncode, primitiveContextTag } from '../x509/der.ts'
import { SERVER_AUTHENTICATION } from '../x509/server-issuers.ts'
import { leafOf, middleKey, middleOf } from './forged-connection.ts'
import { p256Key } from './forged-tsa.ts'
import { HOST, serverKey } from './server-keys.ts'

/** Chains of certificates whose authorities say whom they may issue for; the server's own certificate is the first. */
export interface ChainCase {
  name: string
  /** Part of the reason why it is refused; null if it holds. */
  refused: string | null
  certificates: Uint8Array[]
  /** False where other software supports more than this verifier does. */
  isCommon: boolean
}

const NAME_CONSTRAINTS = '2.5.29.30'
const CLIENTS = '1.3.6.1.5.5.7.3.2'
const MAIL = '1.3.6.1.5.5.7.3.4'
const ANY = '2.5.29.37.0'

const seq = (...parts: Uint8Array[]) => derEncode(DER.sequence, ...parts)
const dns = (name: string) => derEncode(primitiveContextTag(2), utf8Encode(name))

/** `kind` 0 permits, 1 excludes. */
const constraints = (kind: 0 | 1, ...subtrees: Uint8Array[]) => seq(derEncode(contextTag(kind), ...subtrees))

const leaf = leafOf(serverKey('p256'))
const under = (value: Uint8Array, critical: number | null = 0xff): Uint8Array[] => [
  leaf,
  middleOf({ further: [[NAME_CONSTRAINTS, critical, value]] }),
]
const permitting = (...names: string[]) => constraints(0, ...names.map((name) => seq(dns(name))))
const excluding = (...names: string[]) => constraints(1, ...names.map((name) => seq(dns(name))))
const forPurposes = (purposes: string[], purposesCritical = false): Uint8Array[] => [
  leaf,
  middleOf({ purposes, purposesCritical }),
]

/** Root, the authority with these limits, one that it issued, and the server. */
const lowerKey = p256Key(33)
const twoAbove = (change: Parameters<typeof middleOf>[0]): Uint8Array[] => [
  leafOf(serverKey('p256'), { issuer: 'Web Lower', issuerKey: lowerKey }),
  middleOf({
    subject: 'Web Lower',
    issuer: 'Web Middle',
    serial: 4,
    key: lowerKey,
    issuerKey: middleKey,
  }),
  middleOf(change),
]

const NOT_SERVERS = 'may not issue certificates for servers'
const NOT_NAMES = 'may not issue certificates for these names'
const NOT_SUPPORTED = 'does not support'
const [directoryName, anyAddress] = [
  derEncode(contextTag(4), seq()),
  derEncode(primitiveContextTag(7), new Uint8Array(8)),
]

const common: [string, string | null, Uint8Array[]][] = [
  ['an authority for servers and clients', null, forPurposes([SERVER_AUTHENTICATION, CLIENTS])],
  ['two authorities without limits', null, twoAbove({})],
  ['an authority for this domain', null, under(permitting('other.example', 'engine.example'))],
  ['an authority for every name below the domain', null, under(permitting('.engine.example'))],
  ['an authority for every name', null, under(permitting(''))],
  ['an authority that excludes another domain', null, under(excluding('other.example', 'x.engine.example'))],
  ['an authority for clients', NOT_SERVERS, forPurposes([CLIENTS])],
  ['an authority for any purpose, which public ones are not', NOT_SERVERS, forPurposes([ANY])],
  ['an authority for mail, said critically', NOT_SERVERS, forPurposes([MAIL], true)],
  ['an authority for clients above another', NOT_SERVERS, twoAbove({ purposes: [CLIENTS] })],
  ['an authority for another domain', NOT_NAMES, under(permitting('other.example'))],
  [
    'an authority for another domain, not said critically',
    NOT_NAMES,
    under(permitting('other.example'), null),
  ],
  ['an authority for a name that only ends alike', NOT_NAMES, under(permitting('ngine.example'))],
  ['an authority that excludes the domain', NOT_NAMES, under(excluding('engine.example'))],
  ['an authority that excludes every name', NOT_NAMES, under(excluding(''))],
  [
    'an authority for another domain above another',
    NOT_NAMES,
    twoAbove({ further: [[NAME_CONSTRAINTS, 0xff, permitting('other.example')]] }),
  ],
  [
    'a second name outside the domain',
    NOT_NAMES,
    [
      leafOf(serverKey('p256'), { dnsNames: [HOST, 'api.other.example'] }),
      ...under(permitting('engine.example')).slice(1),
    ],
  ],
  ['more authorities than one allows', 'longer than an authority', twoAbove({ pathLength: 0 })],
  [
    'a critical extension that nobody knows',
    'critical extension that this verifier does not know (1.2.3.4)',
    [leaf, middleOf({ further: [['1.2.3.4', 0xff, seq()]] })],
  ],
]

/** Refused because this verifier does not read them; other software may. */
const narrow: [string, string, Uint8Array[]][] = [
  ['constraints on the name of the owner', NOT_SUPPORTED, under(constraints(0, seq(directoryName)))],
  ['constraints on addresses', NOT_SUPPORTED, under(constraints(1, seq(anyAddress)))],
  [
    'constraints that begin at a depth',
    NOT_SUPPORTED,
    under(constraints(0, seq(dns(HOST), derEncode(primitiveContextTag(0), Uint8Array.of(1))))),
  ],
  [
    'more constraints than are compared',
    NOT_SUPPORTED,
    under(permitting(...Array.from({ length: 129 }, (_, i) => (i === 0 ? HOST : `x${i}.example`)))),
  ],
  [
    'constraints on policies',
    'critical extension that this verifier does not know (2.5.29.36)',
    [leaf, middleOf({ further: [['2.5.29.36', 0xff, seq()]] })],
  ],
  [
    'a flag that is neither yes nor no',
    'no certificate path',
    [leaf, middleOf({ further: [['1.2.3.4', 0x01, seq()]] })],
  ],
]

export const CHAIN_CASES: ChainCase[] = [
  ...common.map((each) => ({ each, isCommon: true })),
  ...narrow.map((each) => ({ each, isCommon: false })),
].map(({ each: [name, refused, certificates], isCommon }) => ({ name, refused, certificates, isCommon }))
