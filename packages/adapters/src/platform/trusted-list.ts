import type { QualifiedService, TrustedList } from '@veracite/evidence/cases/qualified-stamps'
import { sha256Hex } from '@veracite/terms/digest'
import { base64Decode, utf8Decode } from '@veracite/verify/bytes'
import { FormatError } from '@veracite/verify/format-error'
import { Parser } from 'htmlparser2'

const MAX_LIST_BYTES = 32 * 1024 * 1024
const MAX_DEPTH = 64
const MAX_VALUE_CHARS = 65_536
const MAX_SERVICES = 20_000

const QTST = 'http://uri.etsi.org/TrstSvc/Svctype/TSA/QTST'
const GRANTED = 'http://uri.etsi.org/TrstSvc/TrustedList/Svcstatus/granted'
const OF_A_COUNTRY = 'http://uri.etsi.org/TrstSvc/TrustedList/TSLType/EUgeneric'

const ROOT = 'TrustServiceStatusList'
const SCHEME = `${ROOT}/SchemeInformation`
const PROVIDER = `${ROOT}/TrustServiceProviderList/TrustServiceProvider`
const SERVICE = `${PROVIDER}/TSPServices/TSPService`
const HISTORY = `${SERVICE}/ServiceHistory/ServiceHistoryInstance`
/** Where a group of values begins; what is read of it is named by its place in it. */
const GROUPS = [SCHEME, `${PROVIDER}/TSPInformation`, `${SERVICE}/ServiceInformation`, HISTORY] as const
/** Elements of the same name at other places, as in the signature or in pointers to other lists, say nothing. */
const READ = new Set([
  ...['TSLType', 'SchemeTerritory', 'TSLSequenceNumber', 'ListIssueDateTime', 'NextUpdate/dateTime'],
  ...['TSPName/Name', 'ServiceTypeIdentifier', 'ServiceName/Name', 'ServiceStatus', 'StatusStartingTime'],
  'ServiceDigitalIdentity/DigitalId/X509Certificate',
])

interface Group {
  of: (typeof GROUPS)[number]
  values: Map<string, string[]>
}

/**
 * A trusted list of a member state (ETSI TS 119 612). Only qualified services for time stamps are kept. Its signature is not
 * checked. Throws a FormatError.
 */
export function readTrustedList(bytes: Uint8Array): TrustedList {
  if (bytes.length > MAX_LIST_BYTES) throw new FormatError('it is larger than 32 MB')
  const groups = groupsIn(utf8Decode(bytes).replace(/^\uFEFF/, ''))
  const [scheme, ...others] = groups.filter(({ of }) => of === SCHEME)
  if (scheme === undefined || others.length > 0 || one(scheme, 'TSLType') !== OF_A_COUNTRY)
    throw new FormatError('it is not the trusted list of a country')
  const services: QualifiedService[] = []
  let provider = ''
  let current: QualifiedService | null = null
  for (const group of groups) {
    if (group.of === GROUPS[1]) provider = group.values.get('TSPName/Name')?.[0] ?? ''
    else if (group.of === GROUPS[2]) {
      current = isQtst(group) ? serviceOf(group, provider) : null
      if (current !== null) services.push(current)
    } else if (group.of === HISTORY && current !== null) current.statuses.push(statusOf(group))
  }
  const nextUpdate = scheme.values.has('NextUpdate/dateTime') ? one(scheme, 'NextUpdate/dateTime') : null
  return {
    sha256: sha256Hex(bytes),
    territory: one(scheme, 'SchemeTerritory'),
    sequence: one(scheme, 'TSLSequenceNumber'),
    issuedAt: instant(one(scheme, 'ListIssueDateTime')),
    nextUpdate: nextUpdate && instant(nextUpdate),
    services,
  }
}

const isQtst = (group: Group): boolean => one(group, 'ServiceTypeIdentifier') === QTST

const serviceOf = (group: Group, provider: string): QualifiedService => ({
  provider,
  name: group.values.get('ServiceName/Name')?.[0] ?? '',
  certificates: (group.values.get('ServiceDigitalIdentity/DigitalId/X509Certificate') ?? []).map((text) =>
    sha256Hex(base64Decode(text.replaceAll(/\s/g, ''))),
  ),
  statuses: [statusOf(group)],
})

/** A service that was of another kind then was not this service. */
const statusOf = (group: Group): QualifiedService['statuses'][number] => ({
  isGranted: isQtst(group) && one(group, 'ServiceStatus') === GRANTED,
  since: instant(one(group, 'StatusStartingTime')),
})

function one({ values }: Group, name: string): string {
  const [value, ...more] = values.get(name) ?? []
  if (value === undefined || more.length > 0) throw new FormatError(`it does not have exactly one ${name}`)
  return value
}

function instant(text: string): string {
  const at = Date.parse(text)
  if (!/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(at))
    throw new FormatError(`${JSON.stringify(text.slice(0, 40))} is not a time`)
  return new Date(at).toISOString()
}

/**
 * In the order of the file, by a parser that knows no entities but those of XML and fetches nothing. It forgives bad nesting,
 * which is refused here.
 */
function groupsIn(text: string): Group[] {
  const groups: Group[] = []
  const open: string[] = []
  let path = ''
  let value = ''
  const parser = new Parser(
    {
      onopentag(name) {
        if (open.push(path) > MAX_DEPTH) throw new FormatError(`it is nested deeper than ${MAX_DEPTH}`)
        const local = name.slice(name.lastIndexOf(':') + 1)
        path = path === '' ? local : `${path}/${local}`
        value = ''
        const of = GROUPS.find((each) => each === path)
        if (of !== undefined && groups.push({ of, values: new Map() }) > MAX_SERVICES)
          throw new FormatError(`it has more than ${MAX_SERVICES} entries`)
      },
      ontext(part) {
        value += part
        if (value.length > MAX_VALUE_CHARS) throw new FormatError('a value is too long')
      },
      onclosetag(_, isImplied) {
        // An element that is closed where it begins is said to be implied too.
        const isSelfClosed = text.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>')
        if (isImplied && !isSelfClosed)
          throw new FormatError('it breaks off, or its elements are badly nested')
        const group = groups.at(-1)
        const name = group && path.startsWith(`${group.of}/`) ? path.slice(group.of.length + 1) : ''
        if (group && READ.has(name)) {
          const known = group.values.get(name) ?? []
          known.push(value.trim())
          group.values.set(name, known)
        }
        path = open.pop() ?? ''
        value = ''
      },
      onprocessinginstruction(name) {
        if (/^!doctype/i.test(name)) throw new FormatError('it declares a document type')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return groups
}
