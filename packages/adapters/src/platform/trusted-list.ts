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

const PROVIDERS = 'TrustServiceProviderList/TrustServiceProvider'
/** A list has as many of these as it has entries. */
const ENTRIES = ['TSPInformation', 'ServiceInformation', 'ServiceHistoryInstance']

interface Element {
  name: string
  text: string
  children: Element[]
}

/**
 * A trusted list of a member state (ETSI TS 119 612). Only qualified services for time stamps are kept. Its signature is not
 * checked. Throws a FormatError.
 */
export function readTrustedList(bytes: Uint8Array): TrustedList {
  if (bytes.length > MAX_LIST_BYTES) throw new FormatError('it is larger than 32 MB')
  const root = elementsOf(utf8Decode(bytes).replace(/^\uFEFF/, ''))
  const [scheme, ...others] = allAt(root, 'TrustServiceStatusList/SchemeInformation')
  if (scheme === undefined || others.length > 0 || one(scheme, 'TSLType') !== OF_A_COUNTRY)
    throw new FormatError('it is not the trusted list of a country')
  const nextUpdate = allAt(scheme, 'NextUpdate/dateTime').length > 0 && one(scheme, 'NextUpdate/dateTime')
  return {
    sha256: sha256Hex(bytes),
    territory: one(scheme, 'SchemeTerritory'),
    sequence: one(scheme, 'TSLSequenceNumber'),
    issuedAt: instant(one(scheme, 'ListIssueDateTime')),
    nextUpdate: nextUpdate ? instant(nextUpdate) : null,
    services: allAt(root, `TrustServiceStatusList/${PROVIDERS}`).flatMap(servicesOf),
  }
}

/** What stands at this place in an element: of the same name at other places, as in the signature, nothing is read. */
const allAt = (of: Element, place: string): Element[] =>
  place
    .split('/')
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((each) => each.name === name)),
      [of],
    )

function one(of: Element, place: string): string {
  const [value, ...more] = allAt(of, place)
  if (value === undefined || more.length > 0) throw new FormatError(`it does not have exactly one ${place}`)
  return value.text
}

const isQtst = (of: Element): boolean => one(of, 'ServiceTypeIdentifier') === QTST

const servicesOf = (provider: Element): QualifiedService[] =>
  allAt(provider, 'TSPServices/TSPService').flatMap((service) => {
    const history = allAt(service, 'ServiceHistory/ServiceHistoryInstance')
    return allAt(service, 'ServiceInformation')
      .filter(isQtst)
      .map((now) => ({
        provider: allAt(provider, 'TSPInformation/TSPName/Name')[0]?.text ?? '',
        name: allAt(now, 'ServiceName/Name')[0]?.text ?? '',
        certificates: allAt(now, 'ServiceDigitalIdentity/DigitalId/X509Certificate').map(({ text }) =>
          sha256Hex(base64Decode(text.replaceAll(/\s/g, ''))),
        ),
        statuses: [now, ...history].map(statusOf),
      }))
  })

/** A service that was of another kind then was not this service. */
const statusOf = (of: Element): QualifiedService['statuses'][number] => ({
  isGranted: isQtst(of) && one(of, 'ServiceStatus') === GRANTED,
  since: instant(one(of, 'StatusStartingTime')),
})

function instant(text: string): string {
  const at = Date.parse(text)
  if (!/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(at))
    throw new FormatError(`${JSON.stringify(text.slice(0, 40))} is not a time`)
  return new Date(at).toISOString()
}

/** By a parser that knows no entities but those of XML and fetches nothing. It forgives bad nesting, which is refused here. */
function elementsOf(text: string): Element {
  const root: Element = { name: '', text: '', children: [] }
  const open = [root]
  let entries = 0
  let value = ''
  const parser = new Parser(
    {
      onopentag(written) {
        if (open.length > MAX_DEPTH) throw new FormatError(`it is nested deeper than ${MAX_DEPTH}`)
        const name = written.slice(written.lastIndexOf(':') + 1)
        if (ENTRIES.includes(name) && ++entries > MAX_SERVICES)
          throw new FormatError(`it has more than ${MAX_SERVICES} entries`)
        const element: Element = { name, text: '', children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
        value = ''
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
        const element = open.pop()
        if (element) element.text = value.trim()
        value = ''
      },
      onprocessinginstruction(name) {
        if (/^!doctype/i.test(name)) throw new FormatError('it declares a document type')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return root
}
